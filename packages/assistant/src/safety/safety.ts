import type { CardDirectory } from '@salama/content/directory-types.ts';
import type { Knowledge, SafetyRule } from '@salama/content/types.ts';
import type { ChatContext, Source } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { type CalmReader, compilePatterns, LIKENESS, type SecondLine } from '@salama/patterns/scanner.ts';
import { lazily } from '../lazily.ts';
import { composeSafetyReply, helpFor } from './help.ts';
import { partsOf } from './sentences.ts';
import { createToldReader } from './told-lines.ts';
import { createWatch, type Warned, warnedRule } from './watch.ts';

export interface SafetyFinding {
  kind: 'crisis' | 'emergency';
  ruleId: string;
  /** No sign of a rule: it only reads like danger. */
  isLikeness: boolean;
  /** Markdown for the chat, the contacts as `tel:` links in it. */
  reply: string;
  /** The same help as a card: text and contacts apart. */
  help: Help;
  /** Where the library says more: `slug#section`. */
  sections: string[];
  sources: Source[];
}

export interface Safety {
  /** Looks for danger in any text a person wrote, whatever its language; answers in the given one. */
  check(
    text: string,
    options: { language: Language; country?: Country | undefined },
  ): SafetyFinding | undefined;
  /** The same in messages that were sent one by one: signs of all of them together, no guess, and likeness where it counts. */
  checkTogether(
    text: string,
    options: { language: Language; country?: Country | undefined; countsLikeness: boolean },
  ): SafetyFinding | undefined;
  /** The danger of a rule that somebody else reads in a text: by its name where a sign bears it out. */
  suspected(
    ruleId: string,
    text: string,
    options: { language: Language; country?: Country | undefined },
  ): SafetyFinding | undefined;
  /**
   * The danger of the last warning, when a few words say that it goes on: "tonight", "I have pills", "can it wait".
   */
  goesOn(
    text: string,
    warned: ChatContext['warned'],
    options: { language: Language; country?: Country | undefined },
  ): SafetyFinding | undefined;
  /** The help of the last warning once more, for a message that nobody understood. */
  stillCounts(
    warned: Warned,
    options: { language: Language; country?: Country | undefined },
  ): SafetyFinding | undefined;
}

/** What stays true for all of a story that begins with it: groups of `content/danger/words`. */
const OF_BODY = {
  id: 'of-body',
  severity: 0,
  signs: ['<pregnant>|<weeks>|<birth>|<abortion>|<miscarriage>'],
  unless: [],
};

/**
 * Compiles the rules once; a check of 1,000 characters then takes about a millisecond. A second line
 * finds danger in words that no rule has: a rule that the message does not bear out is a guess, and its name is not said.
 * `readsCalm` keeps what is long over, a story or a lesson from sounding like danger; without both, as in the browser, the
 * rules work alone.
 */
export function createSafety(
  rules: Knowledge['safety'],
  directories: readonly CardDirectory[],
  secondLine?: SecondLine,
  readsCalm?: CalmReader,
): Safety {
  const scanner = compilePatterns(rules, secondLine, readsCalm);
  const watch = createWatch(rules);
  const readTold = createToldReader(rules.words);
  const ofBody = lazily(() => compilePatterns({ words: rules.words, rules: [OF_BODY] }));
  const tellsOfBody = (text: string) => ofBody().scan(text).length > 0;

  function finding(
    text: string,
    found: readonly SafetyRule[],
    { language, country }: { language: Language; country?: Country | undefined },
    isLikeness = false,
  ): SafetyFinding | undefined {
    const [lead, ...others] = found;
    if (!lead) return undefined;
    const request = { language, country, directories, texts: rules.words.texts, told: readTold(text) };
    const second = others.find((rule) => rule.kind !== lead.kind);
    const help = helpFor(lead, second, request);
    const reply = composeSafetyReply(lead, second, request);
    const { kind, id, sections, sources } = lead;
    return { kind, ruleId: id, isLikeness, reply, help, sections, sources };
  }

  /** The first part of a message that shows danger; a lone sentence of a story must have a word of what it is about. */
  function rulesIn(text: string): { rules: SafetyRule[]; isLikeness: boolean } {
    const { isLong, told, sentences } = partsOf(text, tellsOfBody);
    for (const part of [...told, ...sentences]) {
      const found = scanner
        .scan(part, isLong ? 'cautious' : 'usual')
        .filter(({ isTold }) => isTold || !sentences.includes(part));
      if (found.length > 0)
        return {
          rules: found.map(({ rule, isTold }) => (isTold ? rule : rules.unnamed[rule.kind])),
          isLikeness: found.every(({ sign }) => sign === LIKENESS),
        };
    }
    return { rules: [], isLikeness: false };
  }

  return {
    check(text, asker) {
      const found = rulesIn(text);
      return finding(text, found.rules, asker, found.isLikeness);
    },
    checkTogether(text, { countsLikeness, ...asker }) {
      const found = scanner
        .scan(text, 'cautious')
        .filter(({ isTold, sign }) => isTold && (countsLikeness || sign !== LIKENESS));
      return finding(
        text,
        found.map(({ rule }) => rule),
        asker,
      );
    },
    suspected(ruleId, text, asker) {
      const rule = rules.rules.find(({ id }) => id === ruleId);
      const isTold = scanner.scan(text).some((found) => found.rule === rule && found.isTold);
      return rule && finding(text, [isTold ? rule : rules.unnamed[rule.kind]], asker);
    },
    goesOn(text, warned, asker) {
      const kept = warned && watch(text, warned);
      if (!kept) return undefined;
      const rule = rules.rules.find(({ id }) => id === kept.ruleId) ?? rules.unnamed[warned.kind];
      const found = finding(text, [rule], asker);
      return found && kept.said ? answeredFirst(found, kept.said[asker.language]) : found;
    },
    stillCounts({ kind, section }, asker) {
      const found = finding('', [warnedRule(rules.rules, section) ?? rules.unnamed[kind]], asker);
      return found && answeredFirst(found, rules.words.texts.stillCounts[asker.language]);
    },
  };
}

/** The same help after a sentence that answers what was written. */
function answeredFirst({ reply, help, ...found }: SafetyFinding, said: string): SafetyFinding {
  return { ...found, reply: `${said}\n\n${reply}`, help: { ...help, text: `${said}\n\n${help.text}` } };
}
