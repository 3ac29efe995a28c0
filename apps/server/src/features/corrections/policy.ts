import type { DirectoryContact, PhoneShape } from '@salama/content/directory-types.ts';
import type { LineValue, Proposal } from '@salama/contract/corrections/schemas.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { ContactKind } from '@salama/contract/help.ts';
import { LANGUAGES } from '@salama/contract/language.ts';

/** What is called when a body or a life is in danger: a slip there may not stand in the place of what was right. */
const EMERGENCY: readonly ContactKind[] = ['emergency', 'ambulance', 'police'];
/** Lines that every network knows: 116, 3919, 1195. Longer ones are mostly paid and belong into the content. */
const SHORT = /^(?:\d{2,4}|1\d{4,5})$/;
const FREE = /^80\d{6,8}$/;
const LINK = /https?:|www\.|@|\w\.\w{2,}/i;
/** Hours have four digits with a sign between them; a telephone that hides in a note has more. */
const HIDDEN_NUMBER = /\d[\d ().-]*\d[\d ().-]*\d[\d ().-]*\d[\d ().-]*\d/;
const TEXTS = ['name', 'hours', 'cost', 'networks', 'note', 'ifNoAnswer'] as const;

export function isEmergency({ kind }: Pick<DirectoryContact, 'kind'>): boolean {
  return EMERGENCY.includes(kind);
}

interface Country {
  /** As they stand now. */
  lines: readonly DirectoryContact[];
  phone: PhoneShape;
  /** ISO date. */
  today: string;
}

/** The first rule that a correction breaks. */
export function correctionFault(proposal: Proposal, { lines, phone, today }: Country): ErrorCode | undefined {
  if (proposal.source.read > today || LINK.test(proposal.source.name)) return 'CORRECTION_SOURCE';
  const line = proposal.action === 'add' ? undefined : lines.find(({ id }) => id === proposal.line);
  if (proposal.action === 'withdraw') {
    const others = lines.filter((one) => one !== line && isEmergency(one));
    return line && isEmergency(line) && others.length === 0 ? 'CORRECTION_EMERGENCY' : undefined;
  }
  const { value } = proposal;
  if (line && (isEmergency(line) || value.kind !== line.kind || value.answeredBy !== line.answeredBy))
    return 'CORRECTION_EMERGENCY';
  return textFault(value) ?? (fitsPlan(value.number, phone) ? undefined : 'CORRECTION_NUMBER');
}

function textFault(value: LineValue): ErrorCode | undefined {
  const texts = TEXTS.flatMap((field) => LANGUAGES.map((language) => value[field]?.[language] ?? ''));
  const isHidden = (text: string) => HIDDEN_NUMBER.test(text.replace(/\d{1,2}[:h.]\d{2}/g, ''));
  return texts.some((text) => LINK.test(text) || isHidden(text)) ? 'CORRECTION_WORDS' : undefined;
}

/** A short line, one that is free, or one as people of the country have it; never one that costs extra. */
function fitsPlan(number: string, { code, line, pairs, premium }: PhoneShape): boolean {
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+') && !digits.startsWith(code)) return false;
  const atHome = number.startsWith('+') ? digits.slice(code.length) : digits;
  const forms = [atHome, atHome.replace(/^0/, '')];
  const shapes = [FREE, whole(line), ...(pairs ? [whole(pairs)] : [])];
  if (!number.startsWith('+')) shapes.push(SHORT);
  if (premium && forms.some((form) => whole(premium).test(form))) return false;
  return forms.some((form) => shapes.some((shape) => shape.test(form)));
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
