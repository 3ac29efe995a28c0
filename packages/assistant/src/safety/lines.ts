import type { CardContact, CardDirectory } from '@salama/content/directory-types.ts';
import type { SafetyRule } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Answerer, Contact, ContactKind } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

/** What a rule, or a place in a text, asks for. */
export type Offer = Pick<SafetyRule, 'kind' | 'contacts'>;

/** Whom a rule sends to, of one country or, without one, of the world. */
export interface RuleLines {
  /** The medical or crisis line to reach first; absent where the country has none that is known. */
  lead: CardContact | undefined;
  /** The emergency number, whoever answers it. */
  emergency: CardContact | undefined;
  /** Whom to call against somebody who does harm, where the rule calls for the police. */
  police: CardContact | undefined;
  /** All of them and what else the rule offers, in the order in which they are shown. */
  all: CardContact[];
}

/** Not every country has one number for all: then an ambulance, else the police, is called in an emergency. */
const URGENT: readonly ContactKind[] = ['emergency', 'ambulance', 'police'];
/** A person in danger reads no long list. */
const MOST_LINES = 5;
/** Kinds that are offered and never lead: a test for HIV is for later, and the police have a place of their own. */
const NEVER_FIRST: readonly ContactKind[] = ['police', 'hiv', 'srh', 'other'];
const PROTECTS: readonly Answerer[] = ['police', 'any'];

/** The lines of a rule in the order of their use. */
export function linesOfRule(rule: Offer, contacts: readonly CardContact[]): RuleLines {
  const emergency = URGENT.map((wanted) => contacts.find(({ kind }) => kind === wanted)).find(Boolean);
  const lead = rule.kind === 'emergency' ? medicalLine(contacts) : crisisLine(rule, contacts);
  const calls = rule.contacts.includes('police');
  const police = calls ? [emergency, ...contacts].find((one) => one && protects(one)) : undefined;
  const isUrgent = rule.kind === 'emergency' || calls;
  const rest = rule.contacts.flatMap((wanted) => contacts.filter(({ kind }) => kind === wanted));
  const order = isUrgent ? [lead, emergency, ...rest] : [lead, ...rest.slice(0, MOST_LINES - 2), emergency];
  return { lead, emergency, police, all: eachOnce(order).slice(0, MOST_LINES) };
}

/** One line of each kind, in the order of the kinds: for help that no rule has chosen. */
export function linesOfKinds(kinds: readonly ContactKind[], contacts: readonly CardContact[]): CardContact[] {
  return eachOnce(kinds.map((wanted) => contacts.find(({ kind }) => kind === wanted)));
}

/** The contacts of a country, or those that hold in most. */
export function contactsIn(
  country: Country | undefined,
  directories: readonly CardDirectory[],
): CardContact[] {
  const of = (wanted: CardDirectory['country']) =>
    directories.find((one) => one.country === wanted)?.contacts;
  return (country && of(country)) ?? of('world') ?? [];
}

/** The directory's contact in one language. */
export function localContact(contact: CardContact, language: Language): Contact {
  const { id, kind, answeredBy, number, href, name, hours, cost, networks, note } = contact;
  return {
    ...{ id, kind, answeredBy, number, href },
    name: name[language],
    ...(hours && { hours: hours[language] }),
    ...(cost && { cost: cost[language] }),
    ...(networks && { networks: networks[language] }),
    ...(note && { note: note[language] }),
  };
}

/** An ambulance before a number that sends every service, unless that one alone is known to be right still. */
function medicalLine(contacts: readonly CardContact[]): CardContact | undefined {
  const answeredBy = (wanted: Answerer) =>
    contacts.find((one) => one.answeredBy === wanted && canBeCalled(one));
  const lines = [answeredBy('medical'), answeredBy('any')].filter((one) => one !== undefined);
  return lines.find(({ isOld }) => !isOld) ?? lines[0];
}

/** A line for children leads only where the rule is about them. */
function crisisLine(rule: Offer, contacts: readonly CardContact[]): CardContact | undefined {
  const kinds = rule.contacts.filter((kind) => !NEVER_FIRST.includes(kind));
  const leading = kinds[0] === 'child' ? kinds : kinds.filter((kind) => kind !== 'child');
  return leading
    .map((wanted) =>
      contacts.find((one) => one.kind === wanted && one.answeredBy !== 'advice' && canBeCalled(one)),
    )
    .find((one) => one !== undefined);
}

function protects({ answeredBy }: CardContact): boolean {
  return PROTECTS.includes(answeredBy);
}

function canBeCalled({ href }: CardContact): boolean {
  return href.startsWith('tel:');
}

/** Two kinds of line may share a number. */
function eachOnce(lines: readonly (CardContact | undefined)[]): CardContact[] {
  const known = lines.filter((one) => one !== undefined);
  return known.filter(({ href }, at) => known.findIndex((other) => other.href === href) === at);
}
