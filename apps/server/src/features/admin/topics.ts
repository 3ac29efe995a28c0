import type { Article } from '@salama/content/types.ts';
import type { listWords, readAsked, readUnanswered } from '@salama/contract/admin/quality.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { type Clock, DAY, dayOf } from '../../platform/clock.ts';
import {
  type AskedCount,
  countAsked,
  countFeedback,
  countUnanswered,
  type FeedbackCount,
  listFeedbackWords,
} from '../chat/service.ts';
import { presentWords } from './present.ts';
import type { AdminDependencies, TitleOf } from './types.ts';

const TOPICS_SHOWN = 5;
const ROWS_SHOWN = 100;

/** How the assistant does, from counters and from words that were permitted. */
export async function readAskedTopics(
  days: number,
  language: Language,
  { db, clock, articles, counter }: AdminDependencies,
): Promise<DataOf<typeof readAsked>> {
  await counter.flush();
  const first = firstDay(days, clock);
  const names = Array.from({ length: days }, (_, at) => dayOf(first + at * DAY));
  return seriesOf(names, await countAsked(db, dayOf(first)), titlesIn(language, articles));
}

export async function readOpenTopics(
  days: number,
  language: Language,
  { db, clock, articles, counter }: AdminDependencies,
): Promise<DataOf<typeof readUnanswered>> {
  await counter.flush();
  const titleOf = titlesIn(language, articles);
  const open = await countUnanswered(db, dayOf(firstDay(days, clock)));
  return {
    unanswered: mergeKinds(fewMerged(mergeKinds(open), ({ language: of }) => of))
      .slice(0, ROWS_SHOWN)
      .map(({ topic, ...row }) => ({ ...titleOf(topic), ...row })),
    thumbs: thumbsOf(await countFeedback(db, firstDay(days, clock)), titleOf),
  };
}

export async function readWords(
  page: number,
  language: Language,
  { db, articles }: AdminDependencies,
): Promise<DataOf<typeof listWords>> {
  const size = limits.deskPage;
  const rows = await listFeedbackWords(db, { limit: size + 1, offset: (page - 1) * size });
  const titleOf = titlesIn(language, articles);
  const words = rows.slice(0, size).map((row) => presentWords(row, titleOf));
  return { words, page, hasMore: rows.length > size };
}

function firstDay(days: number, clock: Clock): number {
  return clock.now() - (days - 1) * DAY;
}

function titlesIn(language: Language, articles: readonly Article[]): TitleOf {
  const titles = new Map(
    articles.filter((article) => article.language === language).map(({ slug, title }) => [slug, title]),
  );
  return (topic) => {
    const title = titles.get(topic);
    return { topic, ...(title && { title }) };
  };
}

function seriesOf(days: string[], counts: readonly AskedCount[], titleOf: TitleOf): DataOf<typeof readAsked> {
  const byTopic = Map.groupBy(
    fewMerged(counts, ({ day }) => day),
    ({ topic }) => topic,
  );
  const topics = [...byTopic.entries()]
    .filter(([topic]) => topic !== '')
    .sort(([, a], [, b]) => sum(b) - sum(a));
  const shown = topics.slice(0, TOPICS_SHOWN);
  const others = [...topics.slice(TOPICS_SHOWN).flatMap(([, rows]) => rows), ...(byTopic.get('') ?? [])];
  const byLanguage = Map.groupBy(counts, ({ language }) => language);
  return {
    days,
    languages: LANGUAGES.map((language) => ({
      language,
      counts: countsOf(days, byLanguage.get(language) ?? []),
    })),
    topics: [
      ...shown.map(([topic, rows]) => ({ ...titleOf(topic), counts: countsOf(days, rows) })),
      { topic: '', counts: countsOf(days, others) },
    ],
  };
}

function countsOf(days: readonly string[], rows: readonly AskedCount[]): number[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => sum(byDay.get(day) ?? []));
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

type Open = { language: Language; topic: string; count: number };

/** What fewer asked about, within each group, stands with what has no topic. */
function fewMerged<Row extends { topic: string; count: number }>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
): Row[] {
  const keyOf = (row: Row) => `${groupOf(row)} ${row.topic}`;
  const byTopic = Map.groupBy(rows, keyOf);
  return rows.map((row) =>
    sum(byTopic.get(keyOf(row)) ?? []) < limits.fewestTold ? { ...row, topic: '' } : row,
  );
}

/** "Not sure" and "I don't know" are one thing to whoever writes what is missing. */
function mergeKinds(rows: readonly Open[]): Open[] {
  const merged = new Map<string, Open>();
  for (const { language, topic, count } of rows) {
    const key = `${language} ${topic}`;
    merged.set(key, { language, topic, count: count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}

function thumbsOf(rows: readonly FeedbackCount[], titleOf: TitleOf): DataOf<typeof readUnanswered>['thumbs'] {
  const told = fewMerged(rows, ({ language, writtenBy }) => `${language} ${writtenBy}`);
  const groups = Map.groupBy(told, (row) => `${row.language} ${row.writtenBy} ${row.topic}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const down = group.filter(({ rating }) => rating === 'down');
      const reasons = down.flatMap(({ reason, count }) => (reason ? { reason, count } : []));
      const { language, writtenBy, topic } = first;
      return { ...titleOf(topic), language, writtenBy, up: sum(group) - sum(down), down: sum(down), reasons };
    })
    .sort((a, b) => b.down - a.down)
    .slice(0, ROWS_SHOWN);
}
