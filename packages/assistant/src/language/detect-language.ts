import type { LanguageWords } from '@salama/content/language-words.ts';
import { fold } from '@salama/contract/characters.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { ELISION } from '@salama/words/elision.ts';
import { formEvidence } from './word-forms.ts';

export interface DetectedLanguage {
  language: Language;
  /** False when there is too little to tell, or half is in another language: prefer what the person chose. */
  sure: boolean;
  /** The language leads, but another has a clause of its own. */
  half: boolean;
}

const FRENCH_MARKS = /[àâçèêëîïôùûœé]/giu;
/** Evidence of Swahili weighs more: its sentences borrow English and French nouns, never the other way round. */
const SWAHILI_MATRIX = 1.6;
const SURE_LEAD = 0.9;
const SURE_SHARE = 0.55;
/** From here on the other language has a clause of its own: "nimepata mimba, what are my choices". */
const OWN_CLAUSE = { evidence: 3, share: 0.5 } as const;

export type DetectLanguage = (text: string) => DetectedLanguage;

/**
 * Tells the language a person writes in, from the words and word forms that only it has. A Swahili sentence with
 * borrowed nouns ("boyfriend wangu anataka sex bila condom") is Swahili.
 */
export function createLanguageDetector({
  ownWords,
  sharedWords,
}: Pick<LanguageWords, 'ownWords' | 'sharedWords'>): DetectLanguage {
  const known = {
    own: { en: new Set(ownWords.en), sw: new Set(ownWords.sw), fr: new Set(ownWords.fr) },
    shared: new Set(sharedWords),
  };
  return (text) => judge(weigh(text, known));
}

function judge(evidence: Evidence): DetectedLanguage {
  const ranked = [...LANGUAGES].sort((a, b) => evidence[b] - evidence[a]);
  const [first = 'en', second = 'en'] = ranked;
  const total = LANGUAGES.reduce((sum, language) => sum + evidence[language], 0);
  const lead = evidence[first] - evidence[second];
  const sure = lead >= SURE_LEAD && evidence[first] / total >= SURE_SHARE;
  const half = sure && isHalf(evidence, first, second);
  return { language: first, sure: sure && !half, half };
}

function isHalf(evidence: Evidence, first: Language, second: Language): boolean {
  const lead = evidence[first] / (first === 'sw' ? SWAHILI_MATRIX : 1);
  return evidence[second] >= OWN_CLAUSE.evidence && evidence[second] >= OWN_CLAUSE.share * lead;
}

type Evidence = Record<Language, number>;

interface KnownWords {
  own: Record<Language, ReadonlySet<string>>;
  shared: ReadonlySet<string>;
}

function weigh(text: string, { own, shared }: KnownWords): Evidence {
  const evidence: Evidence = { en: 0, sw: 0, fr: 0 };
  const folded = fold(text);
  evidence.fr +=
    (folded.match(ELISION)?.length ?? 0) + Math.min(1, text.match(FRENCH_MARKS)?.length ?? 0) * 0.6;
  const words =
    folded
      .replace(ELISION, ' ')
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  for (const word of words) {
    if (shared.has(word)) continue;
    const languages = LANGUAGES.filter((language) => own[language].has(word));
    for (const language of languages) evidence[language] += 1 / languages.length;
    if (languages.length > 0) continue;
    const form = formEvidence(word);
    for (const language of LANGUAGES) evidence[language] += form[language] ?? 0;
  }
  // A lone borrowed word still hints at English, the language it was borrowed from.
  if (words.some((word) => shared.has(word))) evidence.en += 0.1;
  evidence.sw *= SWAHILI_MATRIX;
  return evidence;
}
