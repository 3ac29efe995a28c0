import { freshDirectories } from '@salama/assistant/safety/fresh-lines.ts';
import type { Language } from '@salama/contract/language.ts';
import { correctedHere } from './corrected-lines.ts';
import { type Danger, type DangerWords, joinDanger, type Spoken } from './danger-rules.ts';
import { type Fetched, fetched } from './fetched.ts';
import { inOwnName } from './own-name.ts';
import { today } from './today.ts';

const base = fetched(() => import('virtual:salama-safety/danger-all'));
const words: Record<Language, Fetched<{ danger: DangerWords }>> = {
  en: fetched(() => import('virtual:salama-safety/danger-en')),
  sw: fetched(() => import('virtual:salama-safety/danger-sw')),
  fr: fetched(() => import('virtual:salama-safety/danger-fr')),
};

let spoken: Spoken = {};
let joined: Danger | undefined;

/** Fetches what the danger rules say in a language, and what needs none; what is here already is not fetched again. */
export async function fetchDanger(language: Language): Promise<void> {
  const [{ danger }] = await Promise.all([words[language].fetch(), base.fetch()]);
  if (spoken[language]) return;
  spoken = { ...spoken, [language]: danger };
  joined = undefined;
}

/** The rules in all languages that are here; undefined while this one is not. */
export function dangerHere(language: Language): Danger | undefined {
  const all = base.known();
  if (!all || !spoken[language]) return undefined;
  if (joined) return joined;
  const { rules, directories } = joinDanger({ ...all.danger, texts: inOwnName(all.danger.texts) }, spoken);
  joined = { rules, directories: freshDirectories(correctedHere(directories), today) };
  return joined;
}
