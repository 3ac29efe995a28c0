import { relative } from 'node:path';
import { createFixedReplies } from '@salama/assistant/intents/fixed-replies.ts';
import { readsHonestly } from '@salama/assistant/intents/refusal-classifier.ts';
import { createLanguageDetector } from '@salama/assistant/language/detect-language.ts';
import { lazily } from '@salama/assistant/lazily.ts';
import { learnFrom } from '@salama/assistant/learned.ts';
import { createLineClassifier, weighLine } from '@salama/assistant/learning/line-classifier.ts';
import { readsCalmly } from '@salama/assistant/safety/danger-classifier.ts';
import { createSafety, type SafetyFinding } from '@salama/assistant/safety/safety.ts';
import { createPhoneReader, phoneLanguage } from '@salama/assistant/words/phone-spelling.ts';
import type { Knowledge } from '@salama/content/types.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import type { BookedSign, SignBook } from './sign-book.ts';

const LANGUAGE_NAMES = { en: 'English', sw: 'Swahili', fr: 'French' } as const;

/** Learns what the server knows, some seconds; then tells what is done with a message and why, line by line. */
export function createExplainer(knowledge: Knowledge, book: SignBook, root: string) {
  const { danger, refusals, search } = learnFrom(knowledge);
  const phoneReader = lazily(() => createPhoneReader({ ...knowledge.language, ...search() }));
  const { safety, directories, replies } = knowledge;
  const onThePhone = createSafety(safety, directories);
  const onTheServer = createSafety(safety, directories, createLineClassifier(danger), readsCalmly(danger));
  const fixed = createFixedReplies(
    replies,
    safety.words,
    createLineClassifier(refusals),
    readsHonestly(refusals),
  );
  const wordsOf = wordReader(safety.words);
  const detectLanguage = createLanguageDetector(knowledge.language);

  function learnedLines(message: string): string[] {
    const words = wordsOf(message);
    if (words.length === 0) return [];
    const { score, needed, guess, likeness } = weighLine(danger(), words);
    return [
      `What was learned: score ${score.toFixed(2)}, danger from ${needed.toFixed(2)} on; most like ${guess.label} (${guess.support.toFixed(1)}, by chance below ${likeness}).`,
    ];
  }

  return (message: string): string[] => {
    const told = detectLanguage(message);
    const { sure } = told;
    const language = sure ? told.language : (phoneLanguage(message, knowledge.language) ?? told.language);
    const meant = phoneReader().read(message, language);
    const phone = onThePhone.check(message, { language });
    const server = onTheServer.check(message, { language }) ?? onTheServer.check(meant, { language });
    const showing = (text: string) => fixed.read(text, { tellsOfDanger: server !== undefined })('refuse');
    const refusal = showing(meant) ?? showing(message);
    const isRefused = refusal && server?.kind !== 'emergency';
    return [
      `“${message}”`,
      `Language: ${LANGUAGE_NAMES[language]}${sure ? '' : ', not sure: the language that was chosen counts'}.`,
      ...(meant === message ? [] : [`Read as: “${meant}”`]),
      ...ruleLines(book, message, root),
      ...learnedLines(message),
      `Phone: ${doneWith(phone)}.`,
      `Server: ${isRefused ? `refuses (${refusal.id})${server ? ` and ${doneWith(server)}` : ''}` : doneWith(server)}.`,
      `Refusal: ${refusal ? refusal.id : 'none'}.`,
    ];
  };
}

function doneWith(finding: SafetyFinding | undefined): string {
  if (!finding) return 'shows no help card';
  return `shows the help of ${finding.ruleId}`;
}

/** The rules whose signs are shown, the most severe first, and what keeps which of them quiet. */
export function ruleLines(book: SignBook, message: string, root: string): string[] {
  const shown = [...book.shownBy(message)];
  const ofKind = (kind: BookedSign['kind'], id: string) =>
    shown.filter((sign) => sign.kind === kind && sign.rule.id === id);
  const rules = book.rules.rules
    .filter(({ id }) => ofKind('signs', id).length > 0)
    .sort((a, b) => b.severity - a.severity);
  const told = rules.flatMap((rule) => {
    const quiet = ofKind('quiet', rule.id);
    return [
      `${rule.id} (${rule.kind}, severity ${rule.severity}) ${quiet.length > 0 ? 'is kept quiet' : 'speaks'}`,
      ...ofKind('signs', rule.id).map((sign) => `  sign ${placeOf(sign, root)}`),
      ...quiet.map((sign) => `  quiet because of ${placeOf(sign, root)}`),
    ];
  });
  const nearly = book
    .nearlyShownBy(message)
    .map(({ sign, ruledOut }) => `${sign.rule.id}: ${placeOf(sign, root)} but for ${ruledOut.join(', ')}`);
  return [
    ...(told.length > 0 ? told : ['No sign of any rule.']),
    ...(nearly.length > 0 ? ['Nearly:', ...nearly.map((line) => `  ${line}`)] : []),
  ];
}

function placeOf({ name, written }: BookedSign, root: string): string {
  return `${name}: ${written.map((place) => relative(root, place)).join(', ')}`;
}
