/** How one question went with a model. */
export interface Outcome {
  language: string;
  /** Right at once, without and with it. */
  embedded: boolean;
  read: boolean;
  /** Why the embedded reply stood, as the log says it; absent where the model has read, or was not asked. */
  reason: string | undefined;
  wasAsked: boolean;
  milliseconds: number;
}

export interface Row {
  language: string;
  questions: number;
  asked: number;
  /** Shares of all questions, from 0 to 1. */
  without: number;
  with: number;
  /** Right without, and wrong with it. */
  spoilt: number;
  /** Shares of those that the model was asked. */
  late: number;
  impossible: number;
  away: number;
  /** Of an answer in time. */
  median: number;
  isGoodEnough: boolean;
}

const IMPOSSIBLE: ReadonlySet<string> = new Set(['impossible', 'no choice', 'endless', 'garbage', 'cut']);
/** Shares of calls that may be in vain. */
const MOST_IN_VAIN = 0.1;
/** So many more must be right with a model than without. */
const LEAST_GAIN = 0.02;

/** One row a language. A model is good enough where it gains, and is seldom asked in vain. */
export function judgeModel(outcomes: readonly Outcome[]): Row[] {
  return [...new Set(outcomes.map(({ language }) => language))].map((language) =>
    rowOf(
      language,
      outcomes.filter((one) => one.language === language),
    ),
  );
}

function rowOf(language: string, all: readonly Outcome[]): Row {
  const asked = all.filter(({ wasAsked }) => wasAsked);
  const share = (some: readonly Outcome[], test: (one: Outcome) => boolean) =>
    some.filter(test).length / Math.max(1, some.length);
  const late = share(asked, ({ reason }) => reason === 'timeout');
  const impossible = share(asked, ({ reason }) => reason !== undefined && IMPOSSIBLE.has(reason));
  const inVain = share(asked, ({ reason }) => reason !== undefined);
  const [without, withModel] = [share(all, ({ embedded }) => embedded), share(all, ({ read }) => read)];
  const times = asked.filter(({ reason }) => !reason).map(({ milliseconds }) => milliseconds);
  return {
    ...{ language, questions: all.length, asked: asked.length, without, with: withModel },
    spoilt: share(all, ({ embedded, read }) => embedded && !read),
    ...{ late, impossible, away: inVain - late - impossible },
    median: times.sort((one, next) => one - next)[Math.floor(times.length / 2)] ?? 0,
    isGoodEnough: asked.length > 0 && withModel >= without + LEAST_GAIN && inVain <= MOST_IN_VAIN,
  };
}

/** As a table for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const head =
    'language|questions|asked|right without|right with|spoilt|late|impossible|away|median|good enough';
  const lines = rows.map((row) =>
    [
      ...[
        row.language,
        row.questions,
        row.asked,
        percent(row.without),
        percent(row.with),
        percent(row.spoilt),
      ],
      ...[percent(row.late), percent(row.impossible), percent(row.away), `${Math.round(row.median)} ms`],
      row.isGoodEnough ? 'yes' : 'no',
    ].map(String),
  );
  const cells = [head.split('|'), ...lines];
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0))) ?? [];
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
