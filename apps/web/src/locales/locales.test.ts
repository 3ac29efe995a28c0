import { join } from 'node:path';
import { readLanguage } from '@salama/content/read-language.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { loadMessages, messagesNow, NAMESPACES, type Namespace } from '../lib/messages.tsx';

/** Shorter texts may rightly be the same in two languages: Contact, Services, Menu. In characters. */
const LONG = 20;

/** Every text of a catalogue by its path; functions are called with 1, 2 and 5 in place of each parameter. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [1, 2, 5].map((n) => [`${path}(${n})`, String(value(n, n, n))]);
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

async function catalogue(language: Language, namespace: Namespace) {
  await loadMessages(language, namespace);
  return new Map(textsOf(messagesNow(language, namespace)));
}

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  it('are the same in number and name in every language', async () => {
    const [en, ...others] = await Promise.all(LANGUAGES.map((language) => catalogue(language, namespace)));
    for (const other of others) expect([...other.keys()]).toEqual([...(en?.keys() ?? [])]);
  });

  it.each(LANGUAGES)('are never empty in %s, and have no loose end', async (language) => {
    for (const [path, text] of await catalogue(language, namespace)) {
      if (path !== '.saying.meaning') expect(`${path}: ${text.trim()}`).not.toBe(`${path}: `);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it.each(['sw', 'fr'] as const)('are translated in %s', async (language) => {
    const [en, other] = await Promise.all([catalogue('en', namespace), catalogue(language, namespace)]);
    const same = [...other].filter(([path, text]) => text.length > LONG && text === en.get(path));
    expect(same).toEqual([]);
  });
});

it.each(LANGUAGES)(
  'the shelves of the library have one name in %s, on the home page too',
  async (language) => {
    await Promise.all([loadMessages(language, 'landing'), loadMessages(language, 'learning')]);
    const shelves = Object.values(messagesNow(language, 'learning')?.categories ?? {}).map(
      ({ label }) => label,
    );
    expect(messagesNow(language, 'landing')?.categories).toEqual(shelves);
  },
);

it.each(LANGUAGES)('a page offers the questions that the assistant offers in %s', async (language) => {
  await loadMessages(language, 'chat');
  const { suggestedQuestions } = readLanguage(join(import.meta.dirname, '../../../../content/language'));
  expect(messagesNow(language, 'chat')?.suggestedQuestions).toEqual(suggestedQuestions[language]);
});
