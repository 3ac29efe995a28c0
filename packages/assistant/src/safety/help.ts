import type { CardDirectory } from '@salama/content/directory-types.ts';
import type { SafetyRule, SafetyRules } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Contact, ContactKind, Help } from '@salama/contract/help.ts';
import { contactsIn, linesOfKinds, localContact } from './lines.ts';
import { keepToldLines } from './told-lines.ts';
import { type CallRequest, linesFor, openingOf, situationOf } from './whom-to-call.ts';

export interface HelpRequest extends CallRequest {
  /** What the message tells of, of `words.told`: other lines of a reply are left out. */
  told?: readonly string[] | undefined;
}

/** The help card of a rule. A second rule, of the other kind, adds its first paragraph. */
export function helpFor(rule: SafetyRule, second: SafetyRule | undefined, request: HelpRequest): Help {
  const { language, country, texts, told = [] } = request;
  const lines = linesFor(rule, request);
  return {
    kind: rule.kind,
    ...(situationOf(lines, country) === 'hospital' && { first: texts.hospitalFirst[language] }),
    text: fill(rule, second, request, ''),
    contacts: lines.all.map((line) => localContact(line, language)),
    ...(country && { country }),
    origin: {
      language,
      rules: [rule, ...(second ? [second] : [])].map(({ id }) => id),
      kinds: [],
      told: [...told],
    },
  };
}

/** Help that no rule has chosen: the same words in every country, and one line of each kind. */
export function helpOfKinds(
  { kind, text, kinds }: Pick<Help, 'kind' | 'text'> & { kinds: readonly ContactKind[] },
  { language, country, directories }: Omit<HelpRequest, 'texts'>,
): Help {
  const lines = linesOfKinds(kinds, contactsIn(country, directories));
  return {
    ...{ kind, text, contacts: lines.map((line) => localContact(line, language)) },
    ...(country && { country }),
    origin: { language, rules: [], kinds: [...kinds] },
  };
}

/** The same help, and the reply of the chat that says it, with the lines of another country. */
export function helpElsewhere(
  help: Help,
  country: Country | undefined,
  { words, rules, unnamed }: SafetyRules,
  directories: readonly CardDirectory[],
): { help: Help; reply?: string } {
  if (!help.origin) return { help };
  const { language, rules: ids, kinds, told } = help.origin;
  const request = { language, country, directories, texts: words.texts, told };
  const all = [...rules, ...Object.values(unnamed)];
  const [lead, second] = ids.map((id) => all.find((rule) => rule.id === id));
  if (lead) return { help: helpFor(lead, second, request), reply: composeSafetyReply(lead, second, request) };
  return { help: ids.length > 0 ? help : helpOfKinds({ ...help, kinds }, request) };
}

/** The chat reply of a rule: the card's text with the contacts as links after the first lines. */
export function composeSafetyReply(
  rule: SafetyRule,
  second: SafetyRule | undefined,
  request: HelpRequest,
): string {
  const { language, country, texts } = request;
  const lines = linesFor(rule, request).all.map((line) => contactLine(localContact(line, language)));
  const note = country ? [] : ['', texts.noCountry[language]];
  return fill(rule, second, request, [...lines, ...note].join('\n'));
}

export function contactLine({ name, number, href, hours, cost, networks, note }: Contact): string {
  const details = [href.startsWith('sms:') && 'SMS', hours, cost, networks].filter(Boolean).join(', ');
  return `- ${name}: [${number}](${href})${details && ` (${details})`}${note ? `. ${note}` : ''}`;
}

function fill(
  rule: SafetyRule,
  second: SafetyRule | undefined,
  request: HelpRequest,
  contacts: string,
): string {
  const { language, texts, told = [] } = request;
  const say = (one: SafetyRule) =>
    keepToldLines(one.reply[language], told)
      .trim()
      .replace('{call}', () => openingOf(one, request));
  const paragraphs = [say(rule)];
  if (second) paragraphs.push(`**${texts.also[language]}** ${say(second).split('\n\n')[0]}`);
  return paragraphs
    .join('\n\n')
    .replace('{contacts}', () => contacts)
    .replace(/\n{3,}/g, '\n\n');
}
