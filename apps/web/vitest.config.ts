import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentData } from './build/content-data.ts';
import { countryNames } from './build/country-names.ts';
import { pageTexts } from './build/page-texts.ts';
import { safetyData } from './build/safety-data.ts';
import { sampleConversation } from './build/sample-conversation.ts';

export default defineConfig({
  plugins: [react(), safetyData(), contentData(), countryNames(), pageTexts(), sampleConversation()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
    maxWorkers: '100%',
    // A third of the work. What a file could inherit, `setup.ts` takes away.
    isolate: false,
    environment: 'happy-dom',
    // Frames load nothing here; that is no error.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    setupFiles: ['src/testing/setup.ts'],
  },
});
