import { helpLine } from '@salama/assistant/safety/help-places.ts';
import type { Directory, DirectoryContact } from '@salama/content/directory-types.ts';
import type { SafetyRules } from '@salama/content/types.ts';
import { HELP_USES } from '@salama/contract/help-words.ts';
import { isLanguage, type Language } from '@salama/contract/language.ts';
import type { PageChange } from '../../platform/static/changed-pages.ts';
import { digestOf } from '../../platform/static/changed-pages.ts';
import { correctedLine, type LinesInForce } from './lines-in-force.ts';

interface Pages {
  inForce: Pick<LinesInForce, 'list'>;
  /** With what is corrected. */
  directories: readonly Directory[];
  texts: SafetyRules['words']['texts'];
}

const TEXTS = ['name', 'note', 'ifNoAnswer'] as const;

/**
 * Brings corrections into pages on their way out, so that they hold without scripts and in whatever a phone keeps of them:
 * the lines of the directory's page, the numbers that articles name, and, for cards that a phone makes itself, an attribute
 * of the document (`apps/web/src/lib/corrected-lines.ts`).
 */
export function createCorrectedPages({ inForce, directories, texts }: Pages): PageChange {
  return {
    version() {
      const corrections = inForce.list();
      return corrections.length > 0 ? digestOf(JSON.stringify(corrections)) : undefined;
    },
    apply(html) {
      const [, named] = /<html[^>]* lang="(\w+)"/.exec(html) ?? [];
      const language = isLanguage(named) ? named : 'en';
      const corrected = inForce.list().map(correctedLine);
      let page = html.replace(
        '<html ',
        `<html data-corrected="${escaped(JSON.stringify(corrected.map(forCard)))}" `,
      );
      page = page.replace(/ data-help-words="([^"]*)"/g, (_, words: string) => {
        const places = words.split('\n').map((place) => placeNow(place, { language, directories, texts }));
        return ` data-help-words="${places.join('\n')}"`;
      });
      for (const { country, line, contact } of corrected)
        page = page.replace(sectionOf(country), (section) => {
          const made = contact && filledForm(html, contact, language);
          return withLine(section, line, made, contact?.kind);
        });
      return page;
    },
  };
}

/** What a card shows. */
function forCard({ contact, ...place }: ReturnType<typeof correctedLine>): object {
  if (!contact) return place;
  const { languages: _, sources: __, checked: ___, ifNoAnswer: ____, ...shown } = contact;
  return { ...place, contact: shown };
}

/** `medical<tab>words<tab>KE=1199 (crisis line)…` with the numbers of now. */
function placeNow(place: string, request: Parameters<typeof helpLine>[2]): string {
  const [name = '', words = '', ...lines] = place.split('\t');
  const use = HELP_USES.find((one) => one === name);
  if (!use) return place;
  const countries = request.directories.flatMap(({ country }) => (country === 'world' ? [] : [country]));
  const before = new Map(lines.map((line) => [line.slice(0, 2), line]));
  const now = countries.flatMap((country) => {
    const line = helpLine(use, country, request);
    return line ? [escaped(`${country}=${line.number} (${line.answerer})`)] : [];
  });
  // A page of an older build may know countries that this process does not.
  const others = [...before].filter(([code]) => !countries.some((country) => country === code));
  return [name, words, ...now, ...others.map(([, line]) => line)].join('\t');
}

function sectionOf(country: string): RegExp {
  return new RegExp(`<section [^>]*data-lines-of="${country}">.*?</section>`, 's');
}

/** The section with the line in its place, behind those of its kind, or without it. */
function withLine(section: string, id: string, made: string | undefined, kind: string | undefined): string {
  const own = new RegExp(`<li data-line="${id}".*?</li>`, 's');
  if (own.test(section)) return section.replace(own, () => made ?? '');
  if (!made || !kind) return section;
  const last = [
    ...section.matchAll(new RegExp(`<li data-line="[^"]*" data-kind="${kind}".*?</li>`, 'gs')),
  ].at(-1);
  const at = last ? last.index + last[0].length : section.indexOf('</ul>');
  return withoutGap(section.slice(0, at) + made + section.slice(at), kind);
}

function withoutGap(section: string, kind: string): string {
  const filled = section.replace(new RegExp(`<li data-gap="${kind}">.*?</li>`, 's'), '');
  return filled.includes('data-gap="') ? filled : filled.replace(/<div data-gaps.*?<\/div>/s, '');
}

/** The page's own form of a line, which it brings for each kind with signs where words go. */
function filledForm(html: string, contact: DirectoryContact, language: Language): string | undefined {
  const [, form] =
    new RegExp(`<template data-line-form="${contact.kind}">(.*?)</template>`, 's').exec(html) ?? [];
  if (form === undefined) return undefined;
  const { hours, cost, networks, languages, number, href, checked, sources } = contact;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const words: Record<string, string> = {
    ...Object.fromEntries(TEXTS.map((field) => [field, contact[field]?.[language] ?? ''])),
    ...{ id: contact.id, number, href, confirmed: checked, checked: day.format(new Date(checked)) },
    particulars: [hours, cost, networks].flatMap((said) => (said ? [said[language]] : [])).join(' · '),
    languages: languages.map((tag) => names.of(tag) ?? tag).join(', '),
    source: sources[0]?.name ?? '',
    url: sources[0]?.url ?? '',
  };
  const empty = Object.keys(words).filter((name) => words[name] === '');
  return empty
    .reduce(
      (made, name) => made.replace(new RegExp(`<p(?:(?!<p[ >]).)*\\[\\[${name}\\]\\].*?</p>`, 's'), ''),
      form,
    )
    .replace(/\[\[(\w+)\]\]/g, (_, name: string) => escaped(words[name] ?? ''));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
