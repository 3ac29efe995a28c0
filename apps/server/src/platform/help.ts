import { firstCharacters } from '@salama/contract/characters.ts';
import { type Country, isCountry } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { describeFailure } from './errors.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { isObject, languageOf } from './request-language.ts';
import type { Visitor, Visitors } from './visitor/visitor.ts';

/** Code points; longer than any text that is accepted. Danger is looked for in refused ones too, but not without end. */
const LONGEST_CHECKED = 4_000;
/** Code points of a message that comes beyond the limits: a whole one of the chat. */
const CHECKED_BEYOND_LIMITS = limits.chat.message;

/** What writing anything needs of the assistant. */
export interface DangerFinder {
  /** The help for a text in which somebody is in danger. */
  danger(text: string, asker: { language: Language; country?: Country | undefined }): Help | undefined;
}

/** Looks for danger in an unparsed body, in so many code points of its text; as far as any is read, if that is left out. */
export type FindHelp = (
  body: Record<string, unknown>,
  language: Language,
  codePoints?: number,
) => Help | undefined;

/** Looks into one field, whatever was sent in it; the body may name a country. */
export function findHelpIn(field: string, finder: DangerFinder): FindHelp {
  return (body, language, codePoints = LONGEST_CHECKED) => {
    const text = body[field];
    if (typeof text !== 'string') return undefined;
    return finder.danger(firstCharacters(text, codePoints), { language, country: countryIn(body) });
  };
}

export interface HelpBeyondLimits {
  limits: Pick<RequestLimits, 'maySearch'>;
  visitors: Visitors;
  /** Lines for whatever danger it is: what is left to say where nobody looks for it. */
  generalHelp(language: Language, country: Country | undefined): Help | undefined;
}

/**
 * The help of a request that no limit covers: it came beyond one, or was refused before. Every such request counts,
 * whatever it says; over the budget none is read, and all get the same lines.
 */
export async function helpBeyondLimits(
  request: FastifyRequest,
  findHelp: FindHelp,
  known: Visitor | undefined,
  { limits, visitors, generalHelp }: HelpBeyondLimits,
): Promise<() => Help | undefined> {
  const [body, language] = [isObject(request.body) ? request.body : {}, languageOf(request)];
  try {
    const visitor = known ?? (await visitors.identify(request, undefined));
    if (await limits.maySearch(visitor)) return () => findHelp(body, language, CHECKED_BEYOND_LIMITS);
  } catch (error) {
    request.log.error({ failure: describeFailure(error) }, 'searches for danger cannot be counted');
  }
  return () => generalHelp(language, countryIn(body));
}

/** Lines for whatever danger it is, where there is no time to look for it. */
export function linesFor(
  request: FastifyRequest,
  { generalHelp }: Pick<HelpBeyondLimits, 'generalHelp'>,
): Help | undefined {
  return generalHelp(languageOf(request), countryIn(isObject(request.body) ? request.body : {}));
}

function countryIn({ country }: Record<string, unknown>): Country | undefined {
  return isCountry(country) ? country : undefined;
}
