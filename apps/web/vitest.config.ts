import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { safetyData } from './safety-data.ts';

export default defineConfig({
  plugins: [react(), safetyData()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts', '*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
