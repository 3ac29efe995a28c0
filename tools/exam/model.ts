// Asks the operator's language model (AI_BASE_URL, AI_MODEL, AI_API_KEY) examined questions, or those of the files named,
// and says in a table whether it is good enough in each language: npm run exam -- --model [questions.jsonl ...]
import { readSettings } from '@salama/contract/platform/settings.ts';
import { createModelGateway } from '../../apps/server/src/features/chat/model-gateway.ts';
import { createReplyReader } from '../../apps/server/src/features/chat/reply-reader.ts';
import { examAssistant } from './exam-assistant.ts';
import { examinedFiles } from './examined-files.ts';
import { type ExamCase, readCases } from './mark.ts';
import { judgeModel, type Outcome, tableOf } from './model-verdict.ts';
import { atOnce, isRight } from './scripted-readers.ts';

/** Of all examined questions every so-and-so-many-th: some hundred in each language. */
const EVERY = 15;
/** Milliseconds: a model that was away is asked again with the next question. */
const NO_REST = 0;

const read = readSettings(process.env);
if (read.faults) fail(read.faults.join('; '));
const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = read.settings;
if (!AI_BASE_URL || !AI_MODEL)
  fail('Set AI_BASE_URL and AI_MODEL, and AI_API_KEY if the server asks for one.');
const named = process.argv.slice(2);
const cases =
  named.length > 0 ? named.flatMap(readCases) : examinedFiles().flatMap(readCases).filter(isChosen);
const assistant = examAssistant();
let reason: string | undefined;
const model = await createModelGateway({
  ...{ baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY },
  restFor: NO_REST,
});
const never = new AbortController().signal;
const logger = {
  warn(line: unknown) {
    reason = String((line as { reason?: unknown }).reason);
  },
};
const reader = createReplyReader({ model, assistant, logger, isElsewhere: false, stopping: never });

const outcomes: Outcome[] = [];
for (const exam of cases) outcomes.push(await outcomeOf(exam));
console.info(tableOf(judgeModel(outcomes)));

async function outcomeOf(exam: ExamCase): Promise<Outcome> {
  const asked = { question: exam.question, language: exam.language };
  const found = assistant.answer(asked);
  reason = undefined;
  const began = performance.now();
  const reply = await reader.read(asked, found, never);
  return {
    ...{ language: exam.language, reason, milliseconds: performance.now() - began },
    embedded: isRight(exam, atOnce(found)),
    read: isRight(exam, atOnce({ text: reply.text, details: reply.details })),
    wasAsked: assistant.reading(asked, found) !== undefined,
  };
}

function fail(fault: string): never {
  console.error(fault);
  process.exit(1);
}

function isChosen(_exam: ExamCase, at: number): boolean {
  return at % EVERY === 0;
}
