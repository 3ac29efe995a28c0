import type { ModerationRules } from '@salama/content/moderation-types.ts';
import { LABELS, type Label, type ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { createContactHint } from './contact/contact-hint.ts';
import { createContactReader } from './contact/contact-reader.ts';
import { plainText } from './contact/plain-text.ts';
import { createLikenessReader } from './likeness/likeness-reader.ts';
import { createRuleReader } from './rule-reader.ts';

export interface ModerationRequest {
  kind: ModeratedKind;
  /** All fields that are shown together (title, content, tags): they are judged as one text. */
  texts: { name: string; text: string }[];
  /** `review-all`: what would be published is held instead. */
  mode?: 'auto' | 'review-all' | undefined;
  /** No moderator decided for a day: what is doubtful about contact is refused instead of held. */
  awayTightened?: boolean | undefined;
  /**
   * The text tells of danger or abuse: it is never refused. What rules would refuse, contact details too, is held,
   * so that a number is not published, and nobody in danger waits because of a mere likeness.
   */
  disclosure?: boolean | undefined;
}

export interface Verdict {
  action: 'publish' | 'hold' | 'refuse';
  /** Everything that was seen, the gravest first. */
  labels: Label[];
  /** What a refusal or hold is explained with. Absent when every text is reviewed and nothing was seen. */
  reason?: Label;
  /** No rule spoke, only a likeness to examples: enough for a moderator's look, too little to count against anybody. */
  byLikeness?: true;
}

export interface Moderation {
  /** Judges one post. Never throws; takes about a millisecond. */
  check(request: ModerationRequest): Verdict;
  /**
   * Whether a text may be grooming, or lead to a contact outside: much less is needed than for holding it. Asked of
   * what readers report.
   */
  mayLure(texts: readonly string[]): boolean;
}

const LURES: ReadonlySet<Label> = new Set([
  ...(['phone', 'email', 'link', 'handle', 'app-move', 'place-or-meeting'] as const),
  ...(['grooming', 'solicitation', 'sexualised-minor'] as const),
]);
const CONTACT: ReadonlySet<Label> = new Set(['phone', 'email', 'link', 'handle', 'app-move']);

/** Compiles the rules once. Throws an Error that names the rule and the pattern it cannot read. */
export function createModeration(rules: ModerationRules): Moderation {
  const readContact = createContactReader(rules.contact, rules.helplines, rules.phones);
  const readRules = createRuleReader(rules);
  const likeness = createLikenessReader(rules);
  const namesContact = createContactHint(rules.contact);
  return {
    check({ kind, texts, mode = 'auto', awayTightened = false, disclosure = false }) {
      const text = plainText(texts.map((field) => field.text));
      const named = [...readContact(text, kind), ...readRules(text, kind)];
      // A likeness says less than a rule: it is asked when no rule speaks.
      const alike = named.length > 0 || disclosure ? [] : likeness.read(text, kind);
      const seen = [...named, ...alike];
      const findings = seen.map(({ label, action }) => {
        if (disclosure) return { label, action: 'hold' };
        return { label, action: awayTightened && CONTACT.has(label) ? 'refuse' : action };
      });
      const refused = inOrder(findings.filter(({ action }) => action === 'refuse'));
      const labels = inOrder(findings);
      const [reason] = refused.length > 0 ? refused : labels;
      const byLikeness = alike.length > 0 && ({ byLikeness: true } as const);
      if (reason) return { action: refused.length > 0 ? 'refuse' : 'hold', labels, reason, ...byLikeness };
      return { action: mode === 'review-all' ? 'hold' : 'publish', labels };
    },
    mayLure(texts) {
      const text = plainText(texts);
      if (namesContact(text) || likeness.mayGroom(text)) return true;
      return [...readContact(text, 'answer'), ...readRules(text, 'answer')].some(({ label }) =>
        LURES.has(label),
      );
    },
  };
}

function inOrder(findings: readonly { label: Label }[]): Label[] {
  return LABELS.filter((label) => findings.some((finding) => finding.label === label));
}
