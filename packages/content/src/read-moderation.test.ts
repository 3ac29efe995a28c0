import { expect, test } from 'vitest';
import { parseModerationRules, readModeration } from './read-moderation.ts';

const rule = `
- id: an-insult
  label: insult
  action: hold
  signs: |
    # a note
    you_fool

    mjinga
`;

test('reads one pattern a line and leaves notes and empty lines out', () => {
  expect(parseModerationRules(rule, 'a.yaml')).toEqual([
    {
      id: 'an-insult',
      label: 'insult',
      action: 'hold',
      kinds: [],
      signs: ['you_fool', 'mjinga'],
      unless: [],
      asked: [],
    },
  ]);
});

test('refuses an unknown label, naming file, line and field', () => {
  expect(() => parseModerationRules(rule.replace('label: insult', 'label: rude'), 'a.yaml')).toThrow(
    /a\.yaml:3: 0\.label/,
  );
});

test('reads the rules, words and examples of Salama', () => {
  const rules = readModeration(new URL('../../../content', import.meta.url).pathname);
  expect(rules.rules.length).toBeGreaterThan(20);
  expect(rules.helplines).toContain('116');
  expect(rules.words.groups['app']).toEqual(rules.contact.apps);
  expect(rules.examples.honest.length).toBeGreaterThan(rules.examples.grooming.length);
});
