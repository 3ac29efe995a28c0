import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parseRule, readSafety } from './read-safety.ts';

const DANGER = new URL('../../../content/danger', import.meta.url).pathname;

const rule = `
kind: emergency
severity: 1
contacts: [ambulance]
reply:
  en: "{call} {contacts}"
  sw: "{call} {contacts}."
  fr: "{call} {contacts}"
sources: [{ organisation: WHO, title: Birth, url: "https://www.who.int" }]
about:
  all: <birth>
  en: |
    # a note
    baby|head

    cord
`;

test('reads the words that a danger is told with and leaves notes and empty lines out', () => {
  expect(parseRule(rule, 'rule.yaml').about).toEqual(['<birth>', 'baby|head', 'cord']);
});

test('refuses a reply without its contacts, naming file and field', () => {
  expect(() => parseRule(rule.replace('{call} {contacts}.', '{call}'), 'rule.yaml')).toThrow(
    /rule\.yaml:\d+: reply\.sw: needs \{contacts\} once/,
  );
});

test('refuses a reply that says itself whom to call', () => {
  const named = rule.replace('{call} {contacts}.', '{call} Piga 112. {contacts}');
  expect(() => parseRule(named, 'rule.yaml')).toThrow(/reply\.sw: must not name 112/);
  expect(() => parseRule(rule.replace('{call} {contacts}.', '{contacts}'), 'rule.yaml')).toThrow(
    /reply\.sw: needs \{call\} once/,
  );
});

test('asks every rule for the words that its danger is told with', () => {
  expect(() => parseRule(rule.replace(/about:[\s\S]*/, 'about: {}\n'), 'rule.yaml')).toThrow(/about/);
});

describe('a folder of rules', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-safety-'));
    cpSync(DANGER, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function addRule(text: string): void {
    mkdirSync(join(folder, 'test'));
    writeFileSync(join(folder, 'test/rule.yaml'), text);
    writeFileSync(join(folder, 'test/signs.en.txt'), 'head: head\n');
  }

  it('refuses a line for what no message can tell', () => {
    const told = rule.replace('"{call} {contacts}."', '"{call} {contacts}.\\n\\n{told brith} Rest."');
    expect(told).not.toBe(rule);
    addRule(told);
    expect(() => readSafety(folder)).toThrow(/Danger rule test: no "brith" in told of texts\.yaml: birth/);
  });

  it('lets no two rules be as severe as each other', () => {
    const { severity } = readSafety(folder).rules.find(({ id }) => id === 'labour') ?? {};
    addRule(rule.replace('severity: 1', `severity: ${severity}`));
    expect(() => readSafety(folder)).toThrow(/labour and test have the same severity/);
  });

  it('needs a sign in each', () => {
    addRule(rule);
    rmSync(join(folder, 'test/signs.en.txt'));
    expect(() => readSafety(folder)).toThrow(/Danger rule test needs a sign/);
  });

  it('says the names of controls as they stand on screen', () => {
    const { unnamed } = readSafety(folder);
    expect(unnamed.crisis.reply.fr).toContain('«\u00a0Sortir\u00a0» ferme cette page');
    expect(unnamed.crisis.reply.sw).toContain('“Toka” inafunga');
  });
});

test('reads the rules of Salama, whose signs stand in lines that fit on a screen', () => {
  const { rules, words } = readSafety(DANGER);
  expect(rules.length).toBeGreaterThan(20);
  expect(words.groups['not']).toContain('sina|bila|hakuna|sio|siyo|hana|haina|hapana|wala|sikutoka');
  const lines = rules.flatMap(({ id }) =>
    ['en', 'sw', 'fr'].flatMap((language) =>
      readFileSync(join(DANGER, id, `signs.${language}.txt`), 'utf8').split('\n'),
    ),
  );
  expect(lines.filter((line) => line.length > 110)).toEqual([]);
});
