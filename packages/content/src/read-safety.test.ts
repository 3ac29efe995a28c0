import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parseSafetyRules, readSafety } from './read-safety.ts';

const SAFETY = new URL('../../../content/assistant/safety', import.meta.url).pathname;

const rule = `
- id: labour
  kind: emergency
  severity: 89
  contacts: [ambulance]
  signs: |
    # a note
    baby_coming #1-9

    kichwa
  about: baby|kichwa
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

test('asks every rule for the words that its danger is told with', () => {
  expect(() => parseSafetyRules(rule.replace('  about: baby|kichwa\n', ''), 'a.yaml')).toThrow(/0\.about/);
});

describe('a folder of rules', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-safety-'));
    cpSync(SAFETY, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('refuses a line for what no message can tell', () => {
    const told = rule.replace('"{call} {contacts}."', '"{call} {contacts}.\\n\\n{told brith} Rest."');
    expect(told).not.toBe(rule);
    writeFileSync(join(folder, 'a.yaml'), told.replace('id: labour', 'id: test'));
    expect(() => readSafety(folder)).toThrow(/Safety rule test: no "brith" in told of words\.yaml: birth/);
  });

  it('says the names of controls as they stand on screen', () => {
    const { unnamed } = readSafety(folder);
    expect(unnamed.crisis.reply.fr).toContain('« Sortir » ferme cette page');
    expect(unnamed.crisis.reply.sw).toContain('“Toka” inafunga');
  });
});

test('reads the rules of Salama', () => {
  const { rules, words } = readSafety(SAFETY);
  expect(rules.length).toBeGreaterThan(20);
  expect(words.groups['not']).toContain('sina|bila|hakuna|sio|siyo|hana|haina|hapana|wala|sikutoka');
});
