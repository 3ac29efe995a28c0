import type { Language } from '@salama/contract/language.ts';
import { fetched } from '../../lib/fetched.ts';
import { createLoader } from '../../lib/loader.ts';

type Sample = typeof import('virtual:salama-sample/en')['sample'];

const modules = {
  en: fetched(() => import('virtual:salama-sample/en')),
  sw: fetched(() => import('virtual:salama-sample/sw')),
  fr: fetched(() => import('virtual:salama-sample/fr')),
};
const samples = createLoader<Sample>();

/** A question and the assistant's answer, made when the pages were built. */
export function loadSample(language: Language): Promise<Sample> {
  return samples.load(language, async () => (await modules[language].fetch()).sample);
}
