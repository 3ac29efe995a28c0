import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentData } from './content-data.ts';
import { pageTexts } from './page-texts.ts';
import { safetyData } from './safety-data.ts';
import { sampleConversation } from './sample-conversation.ts';

export default defineConfig({
  plugins: [react(), safetyData(), contentData(), pageTexts(), sampleConversation()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts', '*.test.ts'],
    environment: 'happy-dom',
    // Frames load nothing here; that is no error.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    setupFiles: ['src/testing/setup.ts'],
  },
});
