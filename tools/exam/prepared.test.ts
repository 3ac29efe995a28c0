import { join } from 'node:path';
import { createAssistant, openAssistant } from '@salama/assistant/assistant.ts';
import { learnFrom, type Prepared, prepare } from '@salama/assistant/learned.ts';
import { pack, unpack } from '@salama/content/pack.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { expect, it } from 'vitest';
import { readCases } from './mark.ts';

const knowledge = readKnowledge(join(import.meta.dirname, '../../content'));

it('replies the same from what a build prepared as from the sources', { timeout: 240_000 }, () => {
  const learned = learnFrom(knowledge);
  const fromSources = createAssistant(knowledge, learned);
  const fromBuild = openAssistant(unpack(pack(prepare(knowledge, learned))) as Prepared);
  const questions = ['questions', 'examined-1', 'examined-2', 'examined-3'].flatMap((name) =>
    readCases(join(import.meta.dirname, `${name}.jsonl`)),
  );
  expect(questions.length).toBeGreaterThan(1_200);
  for (const { question, language } of questions) {
    expect(fromBuild.answer({ question, language })).toEqual(fromSources.answer({ question, language }));
  }
});
