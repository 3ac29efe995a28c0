import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { FastifyRequest } from 'fastify';
import { CHECKED_BEYOND_LIMITS, countryIn, type FindHelp } from './danger-in.ts';
import { describeFailure } from './errors.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { isObject, languageOf } from './request-language.ts';
import type { Visitor, Visitors } from './visitor/visitor.ts';

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
