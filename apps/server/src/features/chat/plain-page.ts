import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@salama/contract/chat/endpoints.ts';
import { PLAIN_FIELDS, PLAIN_REPLY_PLACE } from '@salama/contract/chat/plain-form.ts';
import { type Country, isCountry } from '@salama/contract/country.ts';
import { ERRORS } from '@salama/contract/errors.ts';
import { LANGUAGES, type Language, localPath } from '@salama/contract/language.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFrom } from '../../platform/envelope.ts';
import { type FindHelp, findHelpIn, type HelpBeyondLimits, helpBeyondLimits } from '../../platform/help.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import { type LoadWatch, Overloaded } from '../../platform/load-watch.ts';
import { isObject } from '../../platform/request-language.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { type PlainReply, plainReplyHtml, withTyped } from './plain-reply.ts';
import { answerQuestion, type ChatDependencies } from './service.ts';

export interface PlainPageDependencies extends HelpBeyondLimits {
  chat: ChatDependencies;
  limits: RequestLimits;
  load: Pick<LoadWatch, 'require'>;
  /** The built pages. */
  webRoot: string;
}

/** Whoever has no scripts waits for the whole page, and cannot stop it. */
const NOBODY_STOPS = new AbortController().signal;

/**
 * The chat without scripts: its form is answered with the page itself, the reply in it. Nothing is remembered or kept, and
 * neither title nor address tells of it.
 */
export function bindPlainChat(app: FastifyInstance, dependencies: PlainPageDependencies): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    for (const language of LANGUAGES)
      scope.post(localPath(language, '/chat'), (request, reply) =>
        sendPage(language, request, reply, dependencies),
      );
  });
}

async function sendPage(
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PlainPageDependencies,
): Promise<FastifyReply> {
  const body = isObject(request.body) ? request.body : {};
  const question = String(body[PLAIN_FIELDS.question] ?? '');
  const country = isCountry(body[PLAIN_FIELDS.country]) ? (body[PLAIN_FIELDS.country] as Country) : undefined;
  const { status, said, retryAfter } = await answered({ question, country, language }, request, dependencies);
  const page = await readFile(join(dependencies.webRoot, localPath(language, '/chat'), 'index.html'), 'utf8');
  const filled = page.replace(PLAIN_REPLY_PLACE, () => plainReplyHtml(said, language, country));
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(withTyped(filled, status === 200 ? '' : question, country));
}

interface Form {
  question: string;
  country: Country | undefined;
  language: Language;
}

/** A refusal is a page too: its sentence, what was typed, and help where somebody is in danger. */
async function answered(
  { question, country, language }: Form,
  request: FastifyRequest,
  dependencies: PlainPageDependencies,
): Promise<{ status: number; said: PlainReply; retryAfter?: number | undefined }> {
  const { chat, visitors, limits } = dependencies;
  const findHelp: FindHelp = (body, _own, most) =>
    findHelpIn(PLAIN_FIELDS.question, chat.assistant)(body, language, most);
  const generalHelp: HelpBeyondLimits['generalHelp'] = (_own, place) =>
    dependencies.generalHelp(language, place);
  let visitor: Visitor | undefined;
  try {
    dependencies.load.require(ask);
    visitor = await visitors.identify(request, undefined);
    await limits.spend('chat', visitor);
    const asked = { question, country, language, actor: undefined, actorUnknown: false, withoutModel: true };
    const { data, help } = await answerQuestion({ ...asked, listener: { gone: NOBODY_STOPS } }, chat);
    return { status: 200, said: { question, text: data.results, help, details: data } };
  } catch (error) {
    const { code, retryAfter } = refusalFrom(error, request);
    const help =
      error instanceof Overloaded
        ? () => generalHelp(language, country)
        : await helpBeyondLimits(request, findHelp, visitor, { ...dependencies, generalHelp });
    const text = texts[language].errors[code];
    return { status: ERRORS[code], retryAfter, said: { question, text, help: help(), details: undefined } };
  }
}
