import { expect, test } from 'vitest';
import { parseSafetyRules, readSafety } from './read-safety.ts';

const rule = `
- id: labour
  kind: emergency
  severity: 89
  contacts: [ambulance]
  signs: |
    # a note
    baby_coming #1-9

    kichwa
  reply:
    en: "{call} {contacts}"
    sw: "{call} {contacts}."
    fr: "{call} {contacts}"
  sources: [{ organisation: WHO, title: Birth, url: "https://www.who.int" }]
`;

test('reads one pattern a line and leaves notes and empty lines out', () => {
  expect(parseSafetyRules(rule, 'a.yaml')[0]?.signs).toEqual(['baby_coming #1-9', 'kichwa']);
  expect(parseSafetyRules(rule, 'a.yaml')[0]?.unless).toEqual([]);
});

test('refuses a reply without its contacts, naming file and field', () => {
  expect(() => parseSafetyRules(rule.replace('{call} {contacts}.', '{call}'), 'a.yaml')).toThrow(
    /a\.yaml:\d+: 0\.reply\.sw: needs \{contacts\} once/,
  );
});

test('refuses a reply that says itself whom to call', () => {
  const named = rule.replace('{call} {contacts}.', '{call} Piga 112. {contacts}');
  expect(() => parseSafetyRules(named, 'a.yaml')).toThrow(/0\.reply\.sw: must not name 112/);
  expect(() => parseSafetyRules(rule.replace('{call} {contacts}.', '{contacts}'), 'a.yaml')).toThrow(
    /0\.reply\.sw: needs \{call\} once/,
  );
});

test('reads the rules of Salama', () => {
  const { rules, words } = readSafety(new URL('../../../content/assistant/safety', import.meta.url).pathname);
  expect(rules.length).toBeGreaterThan(20);
  expect(words.groups['not']).toContain('sina|bila|hakuna|sio|siyo|hana|haina|hapana|wala|sikutoka');
});
