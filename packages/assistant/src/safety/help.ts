import type { Directory, DirectoryContact, SafetyRule, SafetyWords } from '@salama/content/types.ts';
import { type Country, EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import type { Contact, Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

export interface HelpRequest {
  language: Language;
  country?: Country | undefined;
  directories: Directory[];
  texts: SafetyWords['texts'];
}

/** A person in danger reads no long list. */
const MOST_CONTACTS = 5;

/** The help card of a rule. A second rule, of the other kind, adds its first paragraph. */
export function helpFor(rule: SafetyRule, second: SafetyRule | undefined, request: HelpRequest): Help {
  return { kind: rule.kind, text: fill(rule, second, request, ''), contacts: contactsFor(rule, request) };
}

/** The chat reply of a rule: the card's text with the contacts as links after the first lines. */
export function composeSafetyReply(
  rule: SafetyRule,
  second: SafetyRule | undefined,
  request: HelpRequest,
): string {
  const lines = contactsFor(rule, request).map(contactLine);
  const note = request.country ? [] : ['', request.texts.noCountry[request.language]];
  return fill(rule, second, request, [...lines, ...note].join('\n'));
}

/** The directory's contact in one language. */
export function localContact(contact: DirectoryContact, language: Language): Contact {
  const { id, kind, number, href, name, hours, cost } = contact;
  return {
    id,
    kind,
    name: name[language],
    number,
    href,
    ...(hours && { hours: hours[language] }),
    ...(cost && { cost: cost[language] }),
  };
}

function contactsFor(rule: SafetyRule, { language, country, directories }: HelpRequest): Contact[] {
  const directory = directoryOf(country, directories);
  const wanted = ['emergency', ...rule.contacts.filter((kind) => kind !== 'emergency')];
  return wanted
    .flatMap((kind) => directory?.contacts.filter((contact) => contact.kind === kind) ?? [])
    .filter(({ href }, at, all) => all.findIndex((other) => other.href === href) === at)
    .slice(0, MOST_CONTACTS)
    .map((contact) => localContact(contact, language));
}

function directoryOf(country: Country | undefined, directories: Directory[]): Directory | undefined {
  const of = (wanted: Directory['country']) => directories.find((directory) => directory.country === wanted);
  return (country && of(country)) ?? of('world');
}

function fill(
  rule: SafetyRule,
  second: SafetyRule | undefined,
  request: HelpRequest,
  contacts: string,
): string {
  const { language, country, directories, texts } = request;
  const emergency = directoryOf(country, directories)?.contacts.find(({ kind }) => kind === 'emergency');
  const paragraphs = [rule.reply[language].trim()];
  if (second)
    paragraphs.push(`**${texts.also[language]}** ${second.reply[language].trim().split('\n\n')[0]}`);
  return paragraphs
    .join('\n\n')
    .replace('{contacts}', () => contacts)
    .replaceAll('{emergency}', emergency?.number ?? EMERGENCY_NUMBER)
    .replace(/\n{3,}/g, '\n\n');
}

export function contactLine({ name, number, href, hours, cost }: Contact): string {
  const details = [hours, cost].filter(Boolean).join(', ');
  return `- ${name}: [${number}](${href})${details && ` (${details})`}`;
}
