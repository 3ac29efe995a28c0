import { join } from 'node:path';
import { createSafety } from '@salama/assistant/safety/safety.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { COUNTRIES } from '@salama/contract/country.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { expect, it } from 'vitest';
import { helpFor } from './danger.ts';

const { safety, directories } = readKnowledge(join(import.meta.dirname, '../../../../../content'));
const onTheServer = createSafety(safety, directories);
const MESSAGES = ['i am pregnant and bleeding a lot', 'nimebakwa', 'je veux mourir ce soir'];

it.each([undefined, ...COUNTRIES])('is on the phone what the server sends, in %s', (country) => {
  for (const language of LANGUAGES)
    for (const message of MESSAGES)
      expect(helpFor(message, language, country)).toEqual(
        onTheServer.check(message, { language, country })?.help,
      );
});
