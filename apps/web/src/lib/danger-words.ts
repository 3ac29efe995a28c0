import type { Language } from '@salama/contract/language.ts';
import { type Danger, type DangerBase, type DangerWords, joinDanger, type Spoken } from './danger-rules.ts';

const FETCH: Record<Language, () => Promise<{ danger: DangerWords }>> = {
  en: () => import('virtual:salama-safety/danger-en'),
  sw: () => import('virtual:salama-safety/danger-sw'),
  fr: () => import('virtual:salama-safety/danger-fr'),
};

let base: DangerBase | undefined;
let spoken: Spoken = {};
let joined: Danger | undefined;

/** Fetches what the danger rules say in a language, and what needs none; what is here already is not fetched again. */
export async function fetchDanger(language: Language): Promise<void> {
  const [all, { danger }] = await Promise.all([
    import('virtual:salama-safety/danger-all'),
    FETCH[language](),
  ]);
  if (spoken[language]) return;
  base = all.danger;
  spoken = { ...spoken, [language]: danger };
  joined = undefined;
}

/** The rules in all languages that are here; undefined while this one is not. */
export function dangerHere(language: Language): Danger | undefined {
  if (!base || !spoken[language]) return undefined;
  joined ??= joinDanger(base, spoken);
  return joined;
}
