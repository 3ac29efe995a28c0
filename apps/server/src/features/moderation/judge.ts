import { fold, lengthOf } from '@salama/contract/characters.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Label, ModeratedKind } from '@salama/contract/moderation/labels.ts';
import type { ModerationRequest } from '@salama/moderation/moderation.ts';
import { DAY, HOUR, hourOf, MINUTE } from '../../platform/clock.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Countable, LimitName } from '../../platform/limits/request-limits.ts';
import { isPaused, pauseVisitor } from './record-repository.ts';
import { countOpen, lastDecisionTime } from './repository.ts';
import type { Caller, DeskDependencies, ModerationDesk } from './types.ts';
import { createValve, isNewcomer } from './valve.ts';

/** The sentence that goes with each reason. */
const REFUSALS: Record<Label, ErrorCode> = {
  'sexualised-minor': 'MODERATION_SOLICITATION',
  solicitation: 'MODERATION_SOLICITATION',
  grooming: 'MODERATION_SOLICITATION',
  phone: 'MODERATION_PHONE',
  email: 'MODERATION_EMAIL',
  link: 'MODERATION_LINK',
  handle: 'MODERATION_HANDLE',
  'app-move': 'MODERATION_HANDLE',
  'place-or-meeting': 'MODERATION_HANDLE',
  harassment: 'MODERATION_HARASSMENT',
  insult: 'MODERATION_HARASSMENT',
  'dangerous-advice': 'MODERATION_UNSAFE',
  spam: 'MODERATION_UNSAFE',
};

const STRIKES: ReadonlySet<Label> = new Set(['sexualised-minor', 'solicitation', 'grooming']);
/** So many within a day pause whoever sends them for a day. */
const STRIKES_TO_PAUSE = 3;
/** Below this length, people say the same by chance. */
const COPY_FROM = 40;
const MOST_COPIES = 3;
/** How long an answer to "is a moderator here?" is good. */
const AWAY_HOLDS = MINUTE / 2;

interface NewPost {
  kind: ModeratedKind;
  texts: ModerationRequest['texts'];
  caller: Caller;
  /** Somebody tells of danger or abuse. */
  disclosure: boolean;
  /** The limits it counts against. */
  spends: readonly LimitName[];
}

interface Judged {
  held: boolean;
  labels: Label[];
  /** The post could not be stored after all: the next try is none too many. */
  release(): Promise<void>;
}

export interface Judge extends Pick<ModerationDesk, 'isAway'> {
  /** Spends, unless it refuses. @throws Refusal with the reason, POSTING_PAUSED, or TOO_MANY_REQUESTS. */
  judge(post: NewPost): Promise<Judged>;
  /** Something was decided: look again. */
  forgetAway(): void;
}

export function createJudge(dependencies: DeskDependencies): Judge {
  const { db, clock, limits, marks, moderation, mode, randomness } = dependencies;
  const awayCheck = createAwayCheck(dependencies);
  const valve = createValve(dependencies);

  async function judge(post: NewPost): Promise<Judged> {
    const { kind, texts, caller, disclosure } = post;
    const mark = marks.of(caller).everywhere();
    if (await isPaused(db, mark, clock.now())) throw new Refusal('POSTING_PAUSED');
    const away = await awayCheck.check();
    const verdict = moderation.check({ kind, texts, mode, awayTightened: away, disclosure });
    const { countedAs } = caller.visitor;
    // Who tells of abuse may quote the abuser.
    if (
      countedAs &&
      !disclosure &&
      !verdict.byLikeness &&
      verdict.labels.some((label) => STRIKES.has(label))
    ) {
      const [strikes = 0] = (await limits.count([{ name: 'strikes', what: countedAs }])) ?? [];
      if (strikes >= STRIKES_TO_PAUSE)
        await pauseVisitor(db, { pause: randomness.uuid(), mark, until: hourOf(clock.now()) + DAY + HOUR });
    }
    if (verdict.action === 'refuse') throw new Refusal(REFUSALS[verdict.reason ?? 'spam']);
    const isCounted = kind !== 'suggestion' && isNewcomer(caller, clock);
    const copied = await spendOn(post, isCounted, limits);
    const waits = isCounted && (await valve.holds(copied.newcomers));
    return {
      // While nobody watches the board, everything waits; in a flood, what newcomers write.
      held: verdict.action === 'hold' || copied.often || away || waits,
      labels: copied.often ? [...verdict.labels, 'spam'] : verdict.labels,
      release: copied.release,
    };
  }

  return { judge, isAway: awayCheck.check, forgetAway: awayCheck.forget };
}

/** @throws Refusal MODERATION_DUPLICATE when this visitor sent the same words within five minutes; TOO_MANY_REQUESTS. */
async function spendOn(
  { texts, caller, spends }: NewPost,
  isNew: boolean,
  limits: DeskDependencies['limits'],
) {
  const words = fold(texts.map(({ text }) => text).join('\n')).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const own = `${caller.visitor.id}\n${words}`;
  const anybodys: Countable[] = lengthOf(words) >= COPY_FROM ? [{ name: 'copies', what: words }] : [];
  const flood: Countable[] = isNew ? [{ name: 'newcomersPosts', what: 'board' }] : [];
  const repeated: Countable[] = [{ name: 'sameText', what: own, most: 1 }, ...flood, ...anybodys];
  const counted = await limits.spend(spends, caller.visitor, repeated);
  if (!counted) throw new Refusal('MODERATION_DUPLICATE');
  const copies = anybodys.length > 0 ? (counted.at(-1) ?? 0) : 0;
  const newcomers = isNew ? (counted[1] ?? 0) : 0;
  return { often: copies > MOST_COPIES, newcomers, release: () => limits.takeBack('sameText', own) };
}

function createAwayCheck({ db, clock }: DeskDependencies) {
  let known: { away: boolean; until: number } | undefined;
  return {
    async check(): Promise<boolean> {
      if (known && clock.monotonic() < known.until) return known.away;
      const dayAgo = clock.now() - DAY;
      const { oldest } = await countOpen(db);
      const waiting = oldest !== null && oldest < dayAgo;
      const away = waiting && ((await lastDecisionTime(db)) ?? 0) < dayAgo;
      known = { away, until: clock.monotonic() + AWAY_HOLDS };
      return away;
    },
    forget(): void {
      known = undefined;
    },
  };
}
