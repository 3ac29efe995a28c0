import { LANGUAGES, type Language } from '@salama/contract/language.ts';

/** A file of the app: a script with what it is made of and what it fetches, the style sheet, a picture. */
export interface BuiltFile {
  /** Under the folder of the build: `assets/chat-1a2b.js`. */
  name: string;
  isEntry: boolean;
  /** Paths of its modules from `apps/web`; none of what is no script. */
  sources: readonly string[];
  /** Names of the scripts that come with it. */
  imports: readonly string[];
  /** Names of the scripts that it may fetch later. */
  fetches: readonly string[];
}

const WORDS =
  /(?:src\/(?:locales|content)\/|content\/pages\/[^/]+\/|contract\/src\/texts\/|salama-(?:sample|content|countries)\/)([a-z]{2})\b/;
const PAGE = /^src\/pages\//;
/** An answer that comes in pieces, what did not help, a model elsewhere, a report, the calls of the board, what a moderator says to one's post: without them it is as without a network. */
const ONLINE =
  /^src\/features\/(?:chat\/(?:read-stream|components\/(?:feedback-form|model-switch))|community\/(?:api|components\/report-dialog)|\w+\/components\/moderator-message)\./;
/** What leads a question to a section, in the search of Learn and in the chat where there is no network, and what reads aloud. */
const ON_WISH =
  /src\/(?:content\/(?:\w+\/asked|question-finder)|features\/(?:chat\/(?:kept-passages|components\/listen-reply)|learning\/library-search)|lib\/read-aloud)\.tsx?$/;
const DESK = /^src\/(?:app\/compose\/desk|features\/admin\/|locales\/[a-z]+\/(?:admin|corrections)\.ts)/;

/** Whose language a file of texts is in; undefined for what every language needs. */
export function languageOf({ sources }: BuiltFile): Language | undefined {
  const found = sources.map((source) => WORDS.exec(source)?.[1]).find(Boolean);
  return LANGUAGES.find((language) => language === found);
}

/** What an address alone begins with. */
export function isOfPage({ sources }: BuiltFile): boolean {
  return sources.some((source) => PAGE.test(source));
}

/** The desk: its scripts and texts are for administrators alone. */
export function isOfDesk({ sources }: BuiltFile): boolean {
  return sources.some((source) => DESK.test(source));
}

/** What one meets only while the server answers: whoever has no network would keep it for nothing. */
export function isOnlineOnly({ sources }: BuiltFile): boolean {
  return sources.some((source) => ONLINE.test(source));
}

/** Kept only by who wishes for everything. */
export function isOnWish({ sources }: BuiltFile): boolean {
  return sources.some((source) => ON_WISH.test(source));
}
