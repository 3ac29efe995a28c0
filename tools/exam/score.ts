// Asks the assistant every question of a file and prints what share passes:
// node tools/exam/score.ts [questions.jsonl] [--show]
import { join } from 'node:path';
import { examAssistant } from './exam-assistant.ts';
import { type ExamCase, type Mark, mark, readCases } from './mark.ts';

const [file = join(import.meta.dirname, 'questions.jsonl')] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));

const assistant = examAssistant();
const marks = readCases(file).map((exam) =>
  mark(exam, assistant.answer({ question: exam.question, language: exam.language })),
);
if (process.argv.includes('--show')) for (const item of marks) show(item);
for (const key of ['kind', 'language', 'topic'] as const) table(key, marks);
console.info(`all ${share(marks)}`);

function show({ exam, reply, faults }: Mark): void {
  if (faults.length === 0) return;
  const { article, suggestions } = reply.details;
  console.info(`${exam.id}: ${exam.question}\n    ${faults.join('; ')}`);
  console.info(
    `    ${article?.slug ?? reply.details.kind}: ${reply.text.replace(/\s+/g, ' ').slice(0, 160)}`,
  );
  console.info(`    next: ${suggestions.join(' | ')}`);
}

function table(key: 'kind' | 'language' | 'topic', all: Mark[]): void {
  console.info(`by ${key}`);
  const values = [...new Set(all.map(({ exam }: { exam: ExamCase }) => exam[key]))].sort();
  for (const value of values) {
    console.info(`  ${value.padEnd(20)} ${share(all.filter(({ exam }) => exam[key] === value))}`);
  }
}

function share(some: Mark[]): string {
  const passed = some.filter(({ faults }) => faults.length === 0).length;
  return `${passed}/${some.length} (${((100 * passed) / Math.max(1, some.length)).toFixed(1)} %)`;
}
