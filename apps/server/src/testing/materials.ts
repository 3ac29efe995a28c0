import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { type Person, registerAdmin, registerPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

const titles: Record<string, Record<Language, string>> = {
  condoms: { en: 'Condoms', sw: 'Kondomu', fr: 'Le préservatif' },
  'first-period': { en: 'The first period', sw: 'Hedhi ya kwanza', fr: 'Les premières règles' },
};
/** Two articles in three languages. */
export const articles: Article[] = Object.entries(titles).flatMap(([slug, title]) =>
  LANGUAGES.map((language) => ({
    slug,
    language,
    category: slug === 'condoms' ? ('CONTRACEPTION' as const) : ('REPRODUCTIVE_HEALTH' as const),
    icon: 'Book' as const,
    title: title[language],
    tab: slug,
    description: `About it, in ${language}.`,
    audience: 10,
    sources: [],
    reviewed: '2026-11-20',
    introduction: 'word '.repeat(480),
    sections: [],
  })),
);
/** What an administrator might add. */
export const film = {
  title: 'A film about rights',
  description: 'Twelve minutes with Zoë.',
  url: 'https://films.example/rights',
};

export const titlesOf = (materials: Material[]) => materials.map(({ title }) => title);

/** An administrator at work on the materials, and somebody who is none. */
export async function createEditor(test: TestApp) {
  const admin = await registerAdmin(test);
  const member: Person = await registerPerson(test);
  const list = async (query = '', options: { token?: string; language?: Language } = {}) => {
    const { token, language = 'en' } = options;
    const { body } = await test.call('GET', `/learning-materials${query}`, {
      headers: { 'accept-language': language },
      ...(token !== undefined && { token }),
    });
    return body.data as Material[];
  };
  const add = (more: Record<string, unknown> = {}, token = admin.token) =>
    test.call('POST', '/learning-materials', { token, body: { ...film, ...more } });
  const change = (id: string, body: Record<string, unknown>, token = admin.token) =>
    test.call('PATCH', `/learning-materials/${id}`, { token, body });
  const remove = (id: string, token = admin.token) =>
    test.call('DELETE', `/learning-materials/${id}`, { token });
  /** Adds one for the length of a test. */
  async function withAdded(more: Record<string, unknown>, work: (material: Material) => Promise<void>) {
    const { status, body } = await add(more);
    if (status !== 201) throw new Error(`not added: ${status} ${body.error}`);
    try {
      await work(body.data);
    } finally {
      await remove(body.data._id);
    }
  }
  return { admin, member, list, add, change, remove, withAdded };
}
