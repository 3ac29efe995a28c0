import { type Language, localPath } from '@salama/contract/language.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { TitleLanguage } from '../../components/source-title.tsx';
import { clinicGuide } from '../../features/directory/components/clinic-guide.tsx';
import { DirectorySheet } from '../../features/directory/components/directory-sheet.tsx';
import type { CountryDirectory } from '../../features/directory/directory.ts';
import type { ArticleView } from '../../features/learning/article.ts';
import { ArticleSheet } from '../../features/learning/components/article-sheet.tsx';
import { CardSheet } from '../../features/learning/components/card-sheet.tsx';
import { LawIndex, LawSheet } from '../../features/learning/components/law-sheet.tsx';
import { StoryIndex, StorySheet } from '../../features/learning/components/story-sheet.tsx';
import { LAW_PATH, type LawView, lawPath } from '../../features/learning/law.ts';
import {
  CARDS_PATH,
  type CardView,
  STORIES_PATH,
  type StoryView,
  storyPath,
} from '../../features/learning/story.ts';
import { tabTitle } from '../../features/learning/tab-title.ts';
import { LanguageProvider, loadMessages, messagesNow } from '../../lib/messages.tsx';
import { provideText } from '../../lib/prerendered-text.ts';
import { memoryVisits, Router } from '../../lib/router.tsx';
import { LateNotice, UnableNotice } from '../notices.tsx';
import { loadPage } from '../page-loading.ts';
import { Root } from '../root.tsx';
import { matchRoute, notFound, routes } from '../routes.ts';
import { type About, aboutArticle } from './about-article.ts';

export { routes };

export interface Prerendered {
  html: string;
  /** What stands before the app. */
  ahead: string;
  /** What stands beside the app. */
  beside: string;
  title: string;
  description: string;
  /** Of a text that has a subject of its own: what a preview of its link says instead. */
  preview?: { title: string; description: string };
  /** For search engines (schema.org), of such a text. */
  subject?: object;
}

/** By address. */
const abouts = new Map<string, About>();

/** The page of an address in one language as HTML, without any inline script or style. */
export async function prerenderPage(path: string, language: Language): Promise<Prerendered> {
  const address = localPath(language, path);
  const match = matchRoute(address);
  if (match.route === notFound && path !== notFound.path) throw new Error(`${path} has no page`);
  await Promise.all([loadPage(match), loadMessages(language, 'late')]);
  const shell = messagesNow(language, 'shell');
  if (!shell) throw new Error(`The shell has no texts in ${language}`);
  const app = (
    <Router visits={memoryVisits(address)}>
      <Root />
    </Router>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} in ${language} cannot be rendered`, { cause: errors[0] });
  const around = { ahead: textOf(<UnableNotice />, language), beside: textOf(<LateNotice />, language) };
  const { tab, ...about } = abouts.get(address) ?? { tab: undefined, description: shell.description };
  const title = tab === undefined ? shell.titles[match.route.title] : tabTitle(tab);
  const preview =
    tab === undefined ? {} : { preview: { title: shell.titles.home, description: shell.description } };
  return { html, ...around, ...about, ...preview, title };
}

interface LongTexts {
  articles: readonly ArticleView[];
  directories: readonly CountryDirectory[];
  laws: readonly LawView[];
  stories: readonly StoryView[];
  cards: readonly CardView[];
  /** Of the title of a source. */
  languageOf: (title: string) => Language;
}

/** Renders the long texts of a language's pages, which these then hold. */
export async function renderTexts(
  { articles, directories, laws, stories, cards, languageOf }: LongTexts,
  language: Language,
): Promise<void> {
  await loadMessages(language, ['directory', 'learning', 'play', 'review', 'shell']);
  const { law: lawWords } = messagesNow(language, 'learning') ?? noTexts(language);
  const provide: Provide = (path, text, about) => {
    const address = localPath(language, path);
    if (about) abouts.set(address, about);
    return provideText(address, textOf(<TitleLanguage value={languageOf}>{text}</TitleLanguage>, language));
  };
  for (const view of articles)
    await provide(`/learn/${view.article.slug}`, <ArticleSheet {...view} />, aboutArticle(view.article));
  const { lead: description } = lawWords;
  await provide(LAW_PATH, <LawIndex laws={laws} />, { tab: lawWords.tab, description });
  for (const law of laws)
    await provide(lawPath(law.country), <LawSheet law={law} laws={laws} />, { tab: law.name, description });
  await provideStories({ stories, cards }, language, provide);
  const guide = clinicGuide(articles.map(({ article }) => article));
  await provide('/services', <DirectorySheet {...{ directories, guide }} />);
}

type Provide = (path: string, text: ReactNode, about?: About) => Promise<void>;

async function provideStories(
  { stories, cards }: Pick<LongTexts, 'stories' | 'cards'>,
  language: Language,
  provide: Provide,
): Promise<void> {
  const words = messagesNow(language, 'play') ?? noTexts(language);
  const about = ({ tab, lead: description }: { tab: string; lead: string }) => ({ tab, description });
  await provide(STORIES_PATH, <StoryIndex stories={stories} />, about(words.stories));
  for (const story of stories) {
    const others = stories.filter(({ slug }) => slug !== story.slug);
    const { title: tab, description } = story;
    await provide(storyPath(story.slug), <StorySheet story={story} others={others} />, { tab, description });
  }
  await provide(CARDS_PATH, <CardSheet cards={cards} />, about(words.cards));
}

function noTexts(language: Language): never {
  throw new Error(`The library has no words in ${language}`);
}

function textOf(text: ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <Router visits={memoryVisits('/')}>
      <LanguageProvider language={language}>{text}</LanguageProvider>
    </Router>,
  );
}
