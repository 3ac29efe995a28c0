import type { Language } from './language.ts';

/** Which help a place in an article means. */
export const HELP_USES = ['medical', 'police', 'crisis', 'child'] as const;
export type HelpUse = (typeof HELP_USES)[number];

/** What stands there, as the end of a sentence: with a line of the reader's country (`{line}`), and without one. */
export type HelpWords = Record<HelpUse, Record<'line' | 'without', Record<Language, string>>>;

/** `[go to the nearest hospital now](help:medical)`: the words that hold anywhere, and which help fills the place. */
export const HELP_LINK = /\[([^\]]*)\]\(help:([a-z]+)\)/g;

const PLACE = new RegExp(`\\{(${HELP_USES.flatMap((use) => [use, capital(use)]).join('|')})-help\\}`, 'g');

/** Puts the words that hold anywhere in every `{medical-help}`, as a link that says what else may stand there. */
export function markHelp(text: string, language: Language, help: HelpWords | undefined): string {
  return text.replace(PLACE, (place, name: string) => {
    const use = HELP_USES.find((one) => one === name.toLowerCase());
    if (!use || !help) return place;
    const said = help[use].without[language];
    return `[${name === use ? said : capital(said)}](help:${use})`;
  });
}

/** The text with the words that hold anywhere, and nothing that says so. */
export function withoutHelpLinks(text: string): string {
  return text.replace(HELP_LINK, '$1');
}

/** For the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
