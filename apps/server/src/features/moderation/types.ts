import type { Assistant } from '@salama/assistant/assistant.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
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
import type { ModeratedColumns } from '../../platform/database/tables/moderation.ts';
import type { Call } from '../../platform/endpoint-binding.ts';
import type { DangerFinder } from '../../platform/help.ts';
import type { LimitName, RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Tries } from '../../platform/tries.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { Waiting } from './repository.ts';

export type Caller = Pick<Call, 'actor' | 'visitor' | 'tryKey'>;

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

/** What somebody sends to be kept, as its endpoint parsed it. */
export interface Sending<Body> {
  body: Body;
  caller: Caller;
  language: Language;
}

/** A cleaned text on its way in. */
export interface Submission extends Omit<Sending<unknown>, 'body'> {
  kind: ModeratedKind;
  /** The first one tells the language. */
  texts: [ModerationText, ...ModerationText[]];
  country: Country | undefined;
  /** The rule, of the text or of where it would stand, by which it may not be sent. */
  fault(): Promise<ErrorCode | undefined>;
  /** The limits that storing it counts against, in this order. */
  spends: readonly LimitName[];
  /** What others will read: it may be held, and whoever has no account gets a receipt for it. */
  item?: Pick<ModeratedItem, 'kind' | 'id'> | undefined;
  /** Draws its id and its receipt; those of a try before, where the caller names one. */
  draws: Randomness;
  /** A moderator reads it before others do, however harmless it looks. */
  isReadFirst?: boolean;
}

type ModerationText = ModerationRequest['texts'][number];

/** Stores what may come in, within the transaction that also holds it. */
export type Store<Stored> = (
  db: Db,
  columns: Pick<ModeratedColumns, 'lang' | 'receipt'> & { state: 'held' | 'published' },
) => Promise<Stored>;

/** What a try before has stored, as its store gave it. */
export type Again<Stored> = (db: Db) => Promise<(Stored & { state: string }) | undefined>;

export interface Submitted<Stored> {
  stored: Stored;
  /** A try before had stored it. */
  isRepeat?: true;
  /** What goes with the answer. */
  said: { receipt?: string; notice?: string };
  help: Help | undefined;
}

/** What comes in and what is decided, by one moderation for all who have it. */
export interface ModerationDesk {
  /** Lets a text in, or throws Refusal with what keeps it out: `submit.ts`. */
  submit<Stored>(
    submission: Submission,
    store: Store<Stored>,
    again: Again<Stored>,
  ): Promise<Submitted<Stored>>;
  /** Where the id and the receipt of a new text come from. */
  tries: Tries;
  /** Somebody waits for longer than a day and nobody decided anything within it. */
  isAway(): Promise<boolean>;
  /** @throws Refusal NOT_FOUND. @returns help where a report suggests that somebody needs it. */
  report(report: NewReport): Promise<Help | undefined>;
  list(status: Case['status'], page: number): Promise<CasePage>;
  decide(caseId: string, action: CaseAction): Promise<Case>;
  /** Decides on an item whether or not it has a case. */
  decideItem(item: Pick<ModeratedItem, 'kind' | 'id'>, action: CaseAction): Promise<Case>;
  undo(caseId: string, seen: Pick<CaseAction, 'by' | 'version'>): Promise<Case>;
}

export interface DeskDependencies {
  db: Db;
  clock: Clock;
  randomness: Randomness;
  tries: Tries;
  limits: Pick<RequestLimits, 'spend' | 'count' | 'takeBack'>;
  marks: VisitorMarks;
  assistant: DangerFinder & Pick<Assistant, 'detectLanguage'>;
  moderation: Moderation;
  mode: 'auto' | 'review-all';
  /** So many posts of newcomers within ten minutes are a flood. */
  newcomersPosts: number;
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
  /** Of the case as it was seen. */
  version?: string | undefined;
  by: Pick<Actor, 'id' | 'username'>;
}

export interface CasePage extends Waiting {
  cases: Case[];
  hasMore: boolean;
  /** Until when reports only cover, or did last; told for a day. */
  brakeUntil: number | undefined;
  /** Until when newcomers' posts wait, or did last; told for a day. */
  valveUntil: number | undefined;
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
