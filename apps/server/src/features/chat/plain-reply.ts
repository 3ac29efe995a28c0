import { PLAIN_FIELDS } from '@salama/contract/chat/plain-form.ts';
import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Contact, Help } from '@salama/contract/help.ts';
import { type Language, localPath } from '@salama/contract/language.ts';
import { plainChat } from '@salama/contract/texts/plain-chat.ts';
import { escapeHtml, plainHtml } from './plain-html.ts';

/** What the page without scripts shows. */
export interface PlainReply {
  question: string;
  /** Markdown; of a refusal its sentence. */
  text: string;
  help: Help | undefined;
  details:
    | Pick<ReplyDetails, 'kind' | 'more' | 'below' | 'passages' | 'suggestions' | 'language'>
    | undefined;
}

/** Help first, then the reply, what else is said there, where to read on, and what may be asked next. */
export function plainReplyHtml(reply: PlainReply, page: Language, country: Country | undefined): string {
  const language = reply.details?.language ?? page;
  const texts = plainChat[page];
  const { more, below, passages = [], suggestions = [] } = reply.details ?? {};
  // The words of a warning stand in its card.
  const said = reply.help && isWarning(reply) ? below : reply.text;
  const places = passages.map(({ slug, section, title }) => ({
    address: localPath(language, `/learn/${slug}#${section}`),
    title,
  }));
  return [
    `<section class="plain-reply" lang="${language}">`,
    reply.help ? helpHtml(reply.help, texts.helpTitle, language) : '',
    `<p class="plain-asked"><strong>${texts.asked}</strong> ${escapeHtml(reply.question)}</p>`,
    said ? `<div class="prose">${plainHtml(said, language)}</div>` : '',
    more
      ? `<details><summary>${texts.more}</summary><div class="prose">${plainHtml(more, language)}</div></details>`
      : '',
    listHtml(
      texts.readOn,
      places.map(({ address, title }) => `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`),
    ),
    suggestions.length > 0 ? nextHtml(texts.askNext, suggestions, page, country) : '',
    '</section>',
  ].join('');
}

/** The page with what was typed still in its box, and the country still chosen. */
export function withTyped(html: string, question: string, country: Country | undefined): string {
  const box = html.replace(
    new RegExp(`(<textarea[^>]* name="${PLAIN_FIELDS.question}"[^>]*>)`),
    (start) => start + escapeHtml(question),
  );
  return country ? box.replace(`<option value="${country}">`, `<option value="${country}" selected>`) : box;
}

function isWarning({ details }: PlainReply): boolean {
  return details?.kind === 'crisis' || details?.kind === 'emergency';
}

function helpHtml({ first, text, contacts }: Help, title: string, language: Language): string {
  return [
    '<div class="plain-help" role="alert">',
    `<p><strong>${escapeHtml(first ?? title)}</strong></p>`,
    contacts.length > 0
      ? `<ul>${contacts.map((contact) => `<li>${callHtml(contact)}</li>`).join('')}</ul>`
      : '',
    text ? plainHtml(text, language) : '',
    '</div>',
  ].join('');
}

function callHtml({ name, number, href, hours, cost, note }: Contact): string {
  const besides = [cost, hours, note].filter((part) => part !== undefined).map(escapeHtml);
  const line = `<a href="${escapeHtml(href)}">${escapeHtml(`${name}: ${number}`)}</a>`;
  return besides.length > 0 ? `${line} (${besides.join('; ')})` : line;
}

function listHtml(title: string, items: readonly string[]): string {
  const each = [...new Set(items)];
  if (each.length === 0) return '';
  return `<div><p><strong>${title}</strong></p><ul>${each.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
}

/** A tap asks it: the button's own words are the question. */
function nextHtml(
  title: string,
  questions: readonly string[],
  page: Language,
  country: Country | undefined,
): string {
  const buttons = questions.map(
    (question) =>
      `<button type="submit" name="${PLAIN_FIELDS.question}" value="${escapeHtml(question)}">${escapeHtml(question)}</button>`,
  );
  const chosen = country ? `<input type="hidden" name="${PLAIN_FIELDS.country}" value="${country}">` : '';
  return `<form method="post" action="${localPath(page, '/chat')}" autocomplete="off"><p><strong>${title}</strong></p>${chosen}${buttons.join('')}</form>`;
}
