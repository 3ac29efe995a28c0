import { type MythCard, readCards } from '@salama/content/read-cards.ts';
import { readStories, type Story, sectionsOf } from '@salama/content/read-stories.ts';
import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { CountryDirectory } from '../src/features/directory/directory.ts';
import {
  CARDS_PATH,
  type CardView,
  type SectionLink,
  STORIES_PATH,
  type StoryView,
  storyPath,
} from '../src/features/learning/story.ts';
import { folders } from './folders.ts';
import { linesFor } from './help-lines.ts';

/** The page of every story, in one language. */
export function storiesIn(
  language: Language,
  articles: readonly Article[],
  directories: readonly CountryDirectory[],
): StoryView[] {
  const linkTo = linksInto(articles);
  return allStories().map((story) => ({
    slug: story.slug,
    audience: story.audience,
    title: story.title[language],
    description: story.description[language],
    scene: story.scene.map((part) => part[language]),
    asks: story.asks[language],
    choices: story.choices.map(({ does, follows, sections = [] }) => ({
      does: does[language],
      follows: follows[language],
      sections: sections.map(linkTo),
    })),
    after: story.after[language],
    sections: story.sections.map(linkTo),
    lines: linesFor(story, directories),
  }));
}

/** The cards to pass on, in one language. */
export function cardsIn(language: Language, articles: readonly Article[]): CardView[] {
  const linkTo = linksInto(articles);
  return allCards().map(({ section, truth, why, heard }) => ({
    truth: truth[language],
    why: why[language],
    heard: heard[language],
    section: linkTo(section),
  }));
}

/** Where stories and cards stand, with the page that leads to the stories. */
export function storyPaths(stories: readonly StoryView[]): string[] {
  return [STORIES_PATH, CARDS_PATH, ...stories.map(({ slug }) => storyPath(slug))];
}

/** What leans on an article: its stories, and whether a card does. */
export function playedOf(slug: string, language: Language): Played {
  const isHere = (section: string) => section.startsWith(`${slug}#`);
  const stories = allStories().filter((story) => sectionsOf(story).some(isHere));
  return {
    stories: stories.map((story) => ({ path: storyPath(story.slug), title: story.title[language] })),
    hasCard: allCards().some(({ section }) => isHere(section)),
  };
}

interface Played {
  stories: { path: string; title: string }[];
  hasCard: boolean;
}

let stories: Story[] | undefined;
let cards: MythCard[] | undefined;

function allStories(): Story[] {
  stories ??= readStories(`${folders.content}/stories`);
  return stories;
}

function allCards(): MythCard[] {
  cards ??= readCards(`${folders.content}/cards.yaml`);
  return cards;
}

function linksInto(articles: readonly Article[]): (name: string) => SectionLink {
  return (name) => {
    const [slug, id] = name.split('#');
    const article = articles.find((each) => each.slug === slug);
    const heading = article?.sections.find((section) => section.id === id)?.heading;
    if (heading === undefined) throw new Error(`The library has no ${name}`);
    return { path: `/learn/${name}`, heading };
  };
}
