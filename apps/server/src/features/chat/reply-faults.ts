import { fold } from '@salama/contract/characters.ts';
import { NO_ANSWER, RULES } from './prompt.ts';

export type ReplyFault =
  | 'no answer'
  | 'refusal'
  | 'abortion dose'
  | 'harmful'
  | 'own instructions'
  | 'wrong language'
  | 'contact'
  | 'unknown number'
  | 'beside the passages'
  | 'empty'
  | 'endless';

/** A model's reply that nobody may see, or see the rest of. */
export class UnfitReply extends Error {
  readonly fault: ReplyFault;

  constructor(fault: ReplyFault) {
    super(fault);
    this.name = 'UnfitReply';
    this.fault = fault;
  }
}

/** What is wrong with the words of a reply so far, whatever was asked. Read over the whole text, not a sentence. */
export function faultIn(text: string): ReplyFault | undefined {
  const folded = fold(text).replace(/\s+/g, ' ');
  if (folded.includes(fold(NO_ANSWER))) return 'no answer';
  if (REFUSAL.test(folded)) return 'refusal';
  if (ABORTION_MEDICINE.test(folded) && DOSE.test(folded)) return 'abortion dose';
  if (HARMFUL.some((pattern) => pattern.test(folded))) return 'harmful';
  if (INSTRUCTIONS.some((rule) => folded.includes(rule))) return 'own instructions';
  return undefined;
}

/** Long enough that nobody writes it by chance. */
const LONG_SENTENCE = 28;
const INSTRUCTIONS = RULES.flatMap((rule) => fold(rule).split(/(?<=[.:;]) /)).filter(
  (sentence) => sentence.length >= LONG_SENTENCE && !sentence.includes(fold(NO_ANSWER)),
);

const REFUSAL = new RegExp(
  [
    "\\bi(?:'m| am) (?:really |very |so )?sorry,?(?: but)? (?:i |that )",
    "\\bi (?:can ?not|can't|could not|am unable to|am not able to|won't) (?:help|assist|provide|answer|discuss|give|offer|comply)",
    "\\b(?:as|i'm|i am) (?:just )?an? (?:ai|artificial|language model)",
    '\\bsamahani,? (?:lakini )?(?:mimi )?(?:siwezi|sina)|\\bsiwezi (?:kukusaidia|kusaidia|kujibu|kutoa|kujadili)',
    '\\b(?:kama|mimi ni) (?:modeli ya lugha|akili (?:bandia|mnemba|unde))',
    "\\bje suis desolee?,?(?: mais)? je|\\bje ne (?:peux|suis) pas (?:en mesure|t'aider|vous aider|repondre|fournir|discuter|donner)",
    "\\ben tant qu(?:'|e )(?:ia\\b|intelligence artificielle|modele)",
  ].join('|'),
);

const ABORTION_MEDICINE =
  /misopro|mifepri|cytotec|misoclear|ma-?kare|mariprist|ru ?-?486|abortion pill|pills? (?:for|to) abort|(?:vidonge|dawa) (?:vya|za|ya) kutoa mimba|pilules? abortives?|(?:comprimes?|medicaments?) (?:abortifs?|pour avorter)/;
const DOSE =
  /\d\s*(?:mg|mcg|µg|μg|ug|microgram\w*|milligram\w*)\b|\b(?:\d+|one|two|three|four|six|eight|twelve|moja|mbili|tatu|nne|sita|nane|un|deux|trois|quatre|six|huit|douze) (?:\w+ )?(?:pills?|tablets?|tabs?|doses?|comprimes?|pilules?|cachets?)\b|\b(?:vidonge|tembe|dozi) (?:\d|\w+ (?:chini|kila)|moja|mbili|viwili|vitatu|vinne|sita|nane)|under (?:the|your) tongue|chini ya ulimi|sous la langue|(?:inside|into|in) (?:the|your) vagina|ndani ya uke|dans le vagin/;

/** `[^.!?]{0,n}` keeps to one sentence; a "not" just before turns most of these into good advice. */
const HARMFUL = [
  /(?<!not |isn't |never |n't |wasn't )(?:entirely |all |partly |really )?(?<!not )\byour own fault|\b(?:it is|it's|it was|that is|that's) (?:all |partly |really )?your fault/,
  /(?<!not |n't |never |nobody |no one )(?:\byou (?:deserved? (?:it|this|that|to be)|asked for (?:it|this)|brought this))/,
  /(?<!si )\b(?:ni|ilikuwa) (?:kosa|makosa) (?:lako|yako)|\bulistahili (?:hayo|hilo|kupigwa|kubakwa)|\bumejitakia/,
  /\bc'(?:est|etait) (?:de )?ta (?:propre )?faute|\btu l'as (?:bien )?(?:merite|cherche)/,
  /\b(?:do not|don't|never) tell (?:anyone|anybody|your (?:parents?|mother|doctor|nurse)|the (?:doctor|nurse|police))/,
  /\b(?:keep|kept) (?:it|this|that) (?:a )?secret from/,
  /\busimwambie (?:mtu|daktari|muuguzi|mama|mzazi)|\bne (?:le )?dis (?:rien )?a (?:personne|ta mere|tes parents|un medecin)/,
  /\b(?:no need|don't need|do not need|unnecessary) (?:to|for) (?:see|visit|go to|a|any) (?:a |the |any )?(?:doctor|nurse|clinic|hospital)/,
  /\b(?:drink|swallow|insert|inject|wash (?:\w+ )?with|put) [^.!?]{0,30}\b(?:bleach|jik|detergent|petrol|kerosene|battery|coca|coke)\b(?![^.!?]{0,60}\b(?:dangerous|harm|never|not work|does not|doesn't|kill))/,
  /\b(?:kill|hurt|cut|hang|poison) yourself\b(?=[^.!?]{0,20}[.!])(?<!(?:not|never|thoughts? of|want to|thinking (?:of|about)) \w+ yourself)/,
  /\b(?:stop|skip|throw away) (?:taking )?your (?:arvs?|arv medicines?|hiv (?:medicines?|drugs|treatment))/,
  /\bsend (?:me|us) (?:your |a )?(?:photo|picture|number|nude|money)/,
] as const;
