import type { CardContact, CardDirectory } from '@salama/content/directory-types.ts';
import type { SafetyWords } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import { contactsIn, linesOfRule, type Offer, type RuleLines } from './lines.ts';

export interface CallRequest {
  language: Language;
  country?: Country | undefined;
  directories: readonly CardDirectory[];
  texts: SafetyWords['texts'];
}

/** A line that fits, or without a country the number that mostly holds; else the hospital comes first. */
export type Situation = 'line' | 'hospital';

/** Places in a fixed reply, and whom they call. */
const PLACES: Record<string, Offer> = {
  'call-medical': { kind: 'emergency', contacts: ['ambulance'] },
  'call-danger': { kind: 'crisis', contacts: ['gbv', 'police'] },
  'call-child': { kind: 'crisis', contacts: ['child', 'police'] },
  'call-crisis': { kind: 'crisis', contacts: ['mental'] },
};
const PLACE = new RegExp(`\\{(${Object.keys(PLACES).join('|')})\\}`, 'g');

/** The lines of an offer in the country that is asked for. */
export function linesFor(offer: Offer, { country, directories }: CallRequest): RuleLines {
  return linesOfRule(offer, contactsIn(country, directories));
}

export function situationOf({ lead }: RuleLines, country: Country | undefined): Situation {
  return lead || !country ? 'line' : 'hospital';
}

/** How the reply of a rule begins: whom to call, or where to go first. */
export function openingOf(offer: Offer, request: CallRequest): string {
  const lines = linesFor(offer, request);
  const situation = situationOf(lines, request.country);
  const wording =
    offer.kind === 'emergency' ? request.texts.call.emergency[situation] : clauseOf(lines, request);
  return withNumbers(wording[request.language], lines, request);
}

/** A fixed reply with whom to call in the country in its places. */
export function fillCalls(text: string, request: CallRequest): string {
  return text.replace(PLACE, (place, name: string) => {
    const offer = PLACES[name];
    if (!offer) return place;
    const lines = linesFor(offer, request);
    const { call } = request.texts;
    const isMedical = offer.kind === 'emergency' && situationOf(lines, request.country) === 'line';
    const wording = isMedical ? call.medical.line : clauseOf(lines, request);
    return withNumbers(wording[request.language], lines, request);
  });
}

function clauseOf(lines: RuleLines, { country, texts: { call } }: CallRequest): Record<Language, string> {
  const situation = situationOf(lines, country);
  const { lead, police } = lines;
  const namesPolice = lead !== undefined && police !== undefined && police.href !== lead.href;
  return call.crisis[namesPolice ? 'lineOrPolice' : situation];
}

function withNumbers(wording: string, lines: RuleLines, { language, texts }: CallRequest): string {
  const line = lines.lead ?? lines.emergency;
  if (!line) throw new Error('The directory has no line to call in danger');
  const said = (contact: CardContact) => `${contact.number} (${whoAnswers(contact, texts)[language]})`;
  return wording.replace('{line}', () => said(line)).replace('{police}', () => said(lines.police ?? line));
}

/** In a few words, who picks up. */
export function whoAnswers({ kind, answeredBy }: CardContact, { answerers }: SafetyWords['texts']) {
  if (kind === 'child' || kind === 'gbv' || kind === 'mental') return answerers[kind];
  if (answeredBy === 'counsellors' || answeredBy === 'advice') return answerers.mental;
  return answerers[answeredBy];
}
