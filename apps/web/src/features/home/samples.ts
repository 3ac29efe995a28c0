import type { Language } from '@salama/contract/language.ts';
import { createLoader } from '../../lib/loader.ts';

type Sample = typeof import('virtual:salama-sample/en')['sample'];

const modules: Record<Language, () => Promise<{ sample: Sample }>> = {
  en: () => import('virtual:salama-sample/en'),
  sw: () => import('virtual:salama-sample/sw'),
  fr: () => import('virtual:salama-sample/fr'),
};
const samples = createLoader<Sample>();

/** A question and the assistant's answer, made when the pages were built. */
export function loadSample(language: Language): Promise<Sample> {
  return samples.load(language, async () => (await modules[language]()).sample);
}
