import { join } from 'node:path';
import { createSafety } from '@salama/assistant/safety/safety.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchRules, findHelp } from './danger.ts';

const { safety, directories, countries } = readKnowledge(join(import.meta.dirname, '../../../../../content'));
const onTheServer = createSafety(safety, directories);
const MESSAGES = ['i am pregnant and bleeding a lot', 'nimebakwa', 'je veux mourir ce soir'];

it.each([undefined, ...countries.map(({ code }) => code)])(
  'is on the phone what the server sends, in %s',
  async (country) => {
    for (const language of LANGUAGES) {
      await fetchRules(language);
      for (const message of MESSAGES)
        expect(await findHelp(message, language, country)).toEqual(
          onTheServer.check(message, { language, country })?.help,
        );
    }
  },
);

describe('while languages are still on their way', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    for (const language of LANGUAGES) vi.doUnmock(`virtual:salama-safety/danger-${language}`);
  });

  /** Lets a language arrive when the test says so. */
  function hold(...held: Language[]) {
    let arrive = () => {};
    const promise = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    for (const language of held)
      vi.doMock(`virtual:salama-safety/danger-${language}`, async (load) => {
        await promise;
        return load();
      });
    return () => arrive();
  }

  it('shows at once what the language of the page finds', async () => {
    const arrive = hold('sw', 'fr');
    const { findHelp } = await import('./danger.ts');
    expect(await findHelp('i am pregnant and bleeding a lot', 'en', 'KE')).toBeDefined();
    arrive();
  });

  it('waits for the others before it finds nothing', async () => {
    const arrive = hold('sw', 'fr');
    const { findHelp } = await import('./danger.ts');
    const finding = findHelp('nimebakwa', 'en', 'KE');
    const first = await Promise.race([finding, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
    expect(first).toBe('waits');
    arrive();
    expect((await finding)?.text).toContain('not your fault');
  });

  it('finds what it can when one cannot be fetched', async () => {
    vi.doMock('virtual:salama-safety/danger-fr', () => Promise.reject(new Error('no network')));
    const { findHelp } = await import('./danger.ts');
    expect(await findHelp('nimebakwa', 'en', undefined)).toBeDefined();
  });
});
