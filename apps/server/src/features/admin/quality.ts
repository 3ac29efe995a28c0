import type { Article } from '@salama/content/types.ts';
import type { listWords, readAsked, readUnanswered } from '@salama/contract/admin/quality.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { type Clock, DAY, dayOf } from '../../platform/clock.ts';
import type { AskedCount, ChatInsights, FeedbackCount } from '../chat/service.ts';
import { presentWords } from './present.ts';
import type { TitleOf } from './types.ts';

export interface QualityDependencies {
  clock: Clock;
  insights: ChatInsights;
  articles: readonly Article[];
  /** Brings what is still in memory into the counts. */
  flush(): Promise<void>;
}

/** How the assistant does, from counters and from words that were permitted. */
export interface Quality {
  asked(days: number, language: Language): Promise<DataOf<typeof readAsked>>;
  unanswered(days: number, language: Language): Promise<DataOf<typeof readUnanswered>>;
  words(page: number, language: Language): Promise<DataOf<typeof listWords>>;
}

const TOPICS_SHOWN = 5;
const ROWS_SHOWN = 100;

export function createQuality({ clock, insights, articles, flush }: QualityDependencies): Quality {
  const titles = new Map(articles.map(({ slug, language, title }) => [`${language} ${slug}`, title]));
  const titlesIn =
    (language: Language): TitleOf =>
    (topic) => {
      const title = titles.get(`${language} ${topic}`);
      return { topic, ...(title && { title }) };
    };
  const firstDay = (days: number) => clock.now() - (days - 1) * DAY;
  return {
    async asked(days, language) {
      await flush();
      const first = firstDay(days);
      const names = Array.from({ length: days }, (_, at) => dayOf(first + at * DAY));
      return seriesOf(names, await insights.asked(dayOf(first)), titlesIn(language));
    },
    async unanswered(days, language) {
      await flush();
      const titleOf = titlesIn(language);
      const open = await insights.unanswered(dayOf(firstDay(days)));
      return {
        unanswered: mergeKinds(open)
          .slice(0, ROWS_SHOWN)
          .map(({ topic, ...row }) => ({ ...titleOf(topic), ...row })),
        thumbs: thumbsOf(await insights.feedback(firstDay(days)), titleOf),
      };
    },
    async words(page, language) {
      const size = limits.deskPage;
      const rows = await insights.words({ limit: size + 1, offset: (page - 1) * size });
      const words = rows.slice(0, size).map((row) => presentWords(row, titlesIn(language)));
      return { words, page, hasMore: rows.length > size };
    },
  };
}

function seriesOf(days: string[], counts: readonly AskedCount[], titleOf: TitleOf): DataOf<typeof readAsked> {
  const byTopic = Map.groupBy(counts, ({ topic }) => topic);
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
  const groups = Map.groupBy(rows, (row) => `${row.language} ${row.writtenBy} ${row.topic}`);
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
