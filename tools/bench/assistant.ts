// Measures the assistant: how long its indexes take to build, and how long an answer takes.
// node tools/bench/assistant.ts
import { join } from 'node:path';
import { createAssistant } from '@salama/assistant/assistant.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { readCases } from '../exam/mark.ts';

const ROUNDS = 20;
const root = join(import.meta.dirname, '../..');

const readStart = performance.now();
const knowledge = readKnowledge(join(root, 'content'));
const buildStart = performance.now();
const cpuStart = process.cpuUsage();
const assistant = createAssistant(knowledge);
for (const step of assistant.warmUp) step();
const buildEnd = performance.now();
const buildCpu = process.cpuUsage(cpuStart);

const passages = knowledge.articles.reduce((sum, { sections }) => sum + sections.length, 0);
console.info(`read ${knowledge.articles.length} articles: ${(buildStart - readStart).toFixed(0)} ms`);
console.info(
  `index ${passages} passages: ${(buildEnd - buildStart).toFixed(0)} ms, ${milliseconds(buildCpu)} ms of CPU, cold`,
);

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

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}
