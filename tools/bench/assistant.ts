// Measures the assistant: how long it takes to learn and to open what was learned, and how long an answer takes.
// node tools/bench/assistant.ts
import { join } from 'node:path';
import { openAssistant } from '@salama/assistant/assistant.ts';
import { type Prepared, prepare } from '@salama/assistant/learned.ts';
import { pack, unpack } from '@salama/content/pack.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { readCases } from '../exam/mark.ts';

const ROUNDS = 20;
const root = join(import.meta.dirname, '../..');

const knowledge = measured('read the sources', () => readKnowledge(join(root, 'content')));
const passages = knowledge.articles.reduce((sum, { sections }) => sum + sections.length, 0);
const bytes = measured(`learn ${passages} passages`, () => pack(prepare(knowledge)));
console.info(`what the build keeps: ${(bytes.length / 1e6).toFixed(1)} MB`);
const assistant = measured('open what the build keeps', () => {
  const opened = openAssistant(unpack(bytes) as Prepared);
  for (const step of opened.warmUp) step();
  return opened;
});

const cases = readCases(join(root, 'tools/exam/questions.jsonl'));
const times: number[] = [];
const answerStart = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { question, language } of cases) {
    const start = performance.now();
    assistant.answer({ question, language });
    times.push(performance.now() - start);
  }
}
const answerCpu = milliseconds(process.cpuUsage(answerStart));
times.sort((a, b) => a - b);
const percentile = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(2);
console.info(
  `answer ${times.length} questions: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, worst ${percentile(1)} ms, ` +
    `${(answerCpu / times.length).toFixed(2)} ms of CPU each`,
);

function measured<T>(what: string, run: () => T): T {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const result = run();
  const took = (performance.now() - start).toFixed(0);
  console.info(`${what}: ${took} ms, ${milliseconds(process.cpuUsage(cpu))} ms of CPU, cold`);
  return result;
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}
