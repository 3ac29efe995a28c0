import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromHeader,
} from '@salama/contract/language.ts';
import type { FastifyRequest } from 'fastify';

/** The language to speak to this caller: the body's, else the header's, else English. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = isObject(request.body) ? request.body['language'] : undefined;
  if (isLanguage(wanted)) return wanted;
  return languageFromHeader(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
