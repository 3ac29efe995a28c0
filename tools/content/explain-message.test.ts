import { join } from 'node:path';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { createExplainer, ruleLines } from './explain-message.ts';
import { openSignBook } from './sign-book.ts';

const root = join(import.meta.dirname, '../..');
const book = openSignBook(join(root, 'content/danger'));
const explained = (message: string) => ruleLines(book, message, root).join('\n');

describe('an explanation', () => {
  it('names the rule and the file and line of its sign in each language', () => {
    expect(explained('nataka kujiua')).toMatch(
      /^suicide \(crisis, severity \d+\) speaks\n {2}sign \S+: content\/danger\/suicide\/signs\.\w+\.txt:\d+/,
    );
  });

  it('tells what keeps a rule quiet', () => {
    expect(
      explained('suicide prevention training: what to say to a student who wants to kill herself'),
    ).toMatch(
      /suicide \(crisis, severity \d+\) is kept quiet\n(?: {2}sign .*\n)+ {2}quiet because of \S+: content\/danger\/suicide\/quiet/,
    );
  });

  it('tells of which word a sign is silent', () => {
    expect(explained('i found a rope under his bed, my brother is sad, it is for washing')).toMatch(
      /Nearly:\n {2}suicide: .* but for washing/,
    );
  });

  it('says so when there is no sign', () => {
    expect(explained('how does a condom work')).toBe('No sign of any rule.');
  });

  it('ends with the second line, and with what phone and server do', () => {
    const knowledge = readKnowledge(join(root, 'content'));
    const { safetyExamples: examples, intentExamples: intents } = knowledge;
    const few = {
      ...knowledge,
      articles: [],
      safetyExamples: { ...examples, danger: examples.danger.slice(0, 200), honest: [], everyday: [] },
      intentExamples: { refuse: intents.refuse.slice(0, 50), honest: [] },
    };
    const lines = createExplainer(few, book, root)('where can i take my daughter to be cut');
    expect(lines[1]).toBe('Language: English.');
    expect(lines.at(-4)).toMatch(/^What was learned: score -?\d+\.\d\d, danger from 1\.33 on; most like /);
    expect(lines.slice(-3)).toEqual([
      'Phone: shows the help of forced-marriage.',
      'Server: refuses (cutting) and shows the help of forced-marriage.',
      'Refusal: cutting.',
    ]);
  });
});
