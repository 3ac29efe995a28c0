import { type Assistant, openOrLearn } from '@salama/assistant/assistant.ts';
import { openPrepared } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { isLanguage, type Language } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import { folders } from './folders.ts';
import { markdownBlocks } from './markdown-blocks.ts';

const PREFIX = 'virtual:salama-sample/';

/** What somebody asks on the home page: an everyday question, which may be read over a shoulder. */
const QUESTIONS: Record<Language, string> = {
  en: 'How long is a normal cycle, and a period?',
  sw: 'Mzunguko na hedhi ya kawaida ni siku ngapi?',
  fr: 'Un cycle normal et des règles normales, c’est combien de jours ?',
};

/**
 * Serves `virtual:salama-sample/<language>`: a question and what the assistant really answers to it, made when the
 * pages are built. A reply begins with its answer (record 79): that paragraph is shown, and nothing that leads on.
 */
export function sampleConversation(): Plugin {
  return {
    name: 'salama-sample-conversation',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      if (!isLanguage(language)) throw new Error(`There is no sample in ${language}`);
      return `export const sample = ${JSON.stringify(sampleIn(language))};`;
    },
  };
}

let assistant: Assistant | undefined;

export function sampleIn(language: Language) {
  assistant ??= openOrLearn(openPrepared(folders.project), () => readKnowledge(folders.content));
  const question = QUESTIONS[language];
  const { text, details } = assistant.answer({ question, language });
  if (details.kind !== 'answer') throw new Error(`The assistant has no answer to "${question}"`);
  const answer = firstWords(text);
  if (!/[.!?]$/.test(answer)) throw new Error(`The sample in ${language} ends in the middle: "${answer}"`);
  return {
    question,
    answer: markdownBlocks(answer),
    sources: [...new Set(details.sources.map(({ organisation }) => organisation))].slice(0, 2),
  };
}

/** The first paragraph that is no heading. */
export function firstWords(reply: string): string {
  const paragraphs = reply.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return paragraphs.find((paragraph) => !/^(?:\*\*[^\n]+\*\*|#.*)$/.test(paragraph)) ?? '';
}
