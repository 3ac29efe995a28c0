import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Label, ModeratedKind } from '@salama/contract/moderation/labels.ts';
import type {
  AuthorMessage,
  Case,
  Decision,
  ItemKind,
  ItemState,
  ReportReason,
} from '@salama/contract/moderation/schemas.ts';
import type { Moderation, ModerationRequest } from '@salama/moderation/moderation.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Call } from '../../platform/endpoint-binding.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { Waiting } from './repository.ts';

export type Caller = Pick<Call, 'actor' | 'visitor'>;

/** A post as moderation sees it, whatever feature it stands in. */
export interface ModeratedItem {
  kind: ItemKind;
  id: string;
  questionId: string;
  username: string;
  content: string;
  tags: string[];
  lang: Language;
  state: ItemState;
  approvedAt: number | null;
  /** Of an anonymous post, to the hour. */
  createdAt: number;
  /** Who wrote it, sealed; null once forgotten. */
  writer: string | null;
}

/** What a feature whose posts are moderated offers to moderation. */
export interface ModeratedItems {
  /** Items in the order asked for; those that are gone are left out. */
  find(db: Db, wanted: readonly { kind: ItemKind; id: string }[]): Promise<ModeratedItem[]>;
  /** The item as it is now; until this transaction ends nobody else changes it or its case. Undefined when it is gone. */
  lock(db: Db, wanted: { kind: ItemKind; id: string }): Promise<ModeratedItem | undefined>;
  setState(db: Db, item: ModeratedItem, state: ItemState, approvedAt: number | null): Promise<void>;
  /** Who wrote an item, for as long as that is known. */
  writerOf(item: ModeratedItem): string | undefined;
  /** A change of state was committed. */
  changed(): void;
}

export interface NewPost {
  kind: ModeratedKind;
  texts: ModerationRequest['texts'];
  caller: Caller;
  /** Somebody tells of danger or abuse. */
  disclosure: boolean;
}

export interface Judged {
  held: boolean;
  labels: Label[];
  /** The post could not be stored after all: the next try is none too many. */
  release(): Promise<void>;
}

export interface ModerationDesk {
  /** @throws Refusal with the reason, or POSTING_PAUSED. */
  judge(post: NewPost): Promise<Judged>;
  /** Puts a held post into the queue, in the transaction that stores it. */
  hold(db: Db, item: { kind: ItemKind; id: string }, labels: readonly Label[]): Promise<void>;
  /** Drops the cases of posts that are deleted. */
  forget(db: Db, itemIds: readonly string[]): Promise<void>;
  /** Somebody waits for longer than a day and nobody decided anything within it. */
  isAway(): Promise<boolean>;
  /** What waits, for the Overview. */
  waiting(): Promise<Waiting>;
  /** What moderators say to the authors of these items, where they say something. */
  messages(db: Db, itemIds: readonly string[]): Promise<Map<string, AuthorMessage>>;
  /** Which of these items readers see behind one tap, until a moderator decides. */
  covered(db: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** @throws Refusal NOT_FOUND. @returns help where a report suggests that somebody needs it. */
  report(report: NewReport): Promise<Help | undefined>;
  list(status: Case['status'], page: number): Promise<CasePage>;
  decide(caseId: string, action: CaseAction): Promise<Case>;
  /** Decides on an item whether or not it has a case. */
  decideItem(item: Pick<ModeratedItem, 'kind' | 'id'>, action: CaseAction): Promise<Case>;
  undo(caseId: string, by: CaseAction['by']): Promise<Case>;
  /** Case ids by the ids of those of these items that have one. */
  casesOf(itemIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ends pauses; forgets who wrote and reported, and what became of it, after 30 days, decisions after 180. */
  tidy(): Promise<void>;
}

export interface DeskDependencies {
  db: Db;
  clock: Clock;
  randomness: Randomness;
  limits: Pick<RequestLimits, 'count' | 'takeBack'>;
  marks: VisitorMarks;
  moderation: Moderation;
  mode: 'auto' | 'review-all';
  items: ModeratedItems;
  trail: AuditTrail;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Lines offered to whoever reports danger. */
  helpFor(language: Language, country: NewReport['country']): Help | undefined;
}

export interface CaseAction {
  action: Decision;
  pauseDays: number;
  /** Said to the author. */
  message?: AuthorMessage | undefined;
  by: Pick<Actor, 'id' | 'username'>;
}

export interface CasePage extends Waiting {
  cases: Case[];
  hasMore: boolean;
  /** Until when reports only cover, or did last; told for a day. */
  brakeUntil: number | undefined;
}

export interface NewReport {
  kind: ItemKind;
  id: string;
  /** Where the item must stand, so that an address cannot name an answer of another question. */
  questionId: string;
  reason: ReportReason;
  caller: Caller;
  language: Language;
  country: Country | undefined;
}
