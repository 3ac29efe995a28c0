import type { LanguageWords } from '@salama/content/language-words.ts';
import type { NarrowQuestion } from '@salama/content/types.ts';
import { phraseTest } from '../language/phrases.ts';
import { answerFrom } from '../reply/compose-answer.ts';
import type { Reply } from '../reply/reply.ts';
import { shortAnswer } from '../reply/short-answer.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit } from '../search/search.ts';
import { bare, partOf, type Unit, unitsOf } from './sentence-units.ts';

/** Of one passage what may be numbered: answers to its narrower questions, then its own parts. */
export interface Numbered {
  passage: Passage;
  leads: readonly NarrowQuestion[];
  units: readonly Unit[];
}

export interface PassageReplies {
  /** `asked`: the narrower question that the embedded search reads in the message itself. */
  numbered(passage: Passage, asked: NarrowQuestion | undefined): Numbered;
  /** A reply of these numbers; undefined where one is none of them. `isFirst`: the embedded reply shows it too. */
  replyFrom(
    of: Numbered,
    numbers: readonly number[],
    others: readonly Hit[],
    isFirst: boolean,
  ): Reply | undefined;
}

/** Parts of a passage that are numbered. More makes a small model slow, and careless. */
const MOST_NUMBERS = 10;

export function createPassageReplies({ sentences }: Pick<LanguageWords, 'sentences'>): PassageReplies {
  const leans = phraseTest(sentences.lean, 'first');
  const decides = phraseTest(sentences.decide, 'first');

  function composed({ passage, leads, units }: Numbered, chosen: readonly number[]) {
    const [first = 1] = chosen;
    const lead = chosen.length > 0 ? leads[first - 1] : undefined;
    if (lead || chosen.length === 0) return shortAnswer(passage.section, lead);
    return partOf(units, new Set(chosen.map((number) => number - 1 - leads.length)));
  }

  return {
    numbered(passage, asked) {
      const { section } = passage;
      const leads = section.questions.filter((one) => one === asked || !decides(bare(one.lead)));
      const units = unitsOf(section, leans).slice(0, Math.max(1, MOST_NUMBERS - leads.length));
      return { passage, leads: leads.slice(0, MOST_NUMBERS - 1), units };
    },
    replyFrom(of, numbers, others, isFirst) {
      const most = of.leads.length + of.units.length;
      if (numbers.some((number) => !Number.isInteger(number) || number < 1 || number > most))
        return undefined;
      const chosen = [...new Set(numbers)].sort((one, next) => one - next);
      const { text, more } = composed(of, chosen);
      // "Yes" may not seem to answer another question than its own.
      const isDecided = decides(bare(text)) && !isFirst;
      const said = isDecided ? `**${of.passage.section.heading}**\n\n${text}` : text;
      return answerFrom({ text: said, more }, [of.passage], others);
    },
  };
}
