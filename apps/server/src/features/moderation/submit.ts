import type { Assistant } from '@salama/assistant/assistant.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Label } from '@salama/contract/moderation/labels.ts';
import { texts as sentences } from '@salama/contract/texts/texts.ts';
import { hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { digest } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/errors.ts';
import type { DangerFinder } from '../../platform/help.ts';
import type { InTurn } from '../../platform/in-turn.ts';
import { newPrintedCode, readPrintedCode } from '../../platform/printed-code.ts';
import { addToHistory } from './history-repository.ts';
import type { Judge } from './judge.ts';
import { openCase } from './repository.ts';
import type { Again, DeskDependencies, ModeratedItem, Store, Submission, Submitted } from './types.ts';

export interface SubmitTools extends Pick<DeskDependencies, 'db' | 'clock' | 'randomness' | 'items'> {
  judge: Judge['judge'];
  inTurn: InTurn;
  assistant: DangerFinder & Pick<Assistant, 'detectLanguage'>;
}

/**
 * The one way in for whatever somebody writes for others: its own rules, danger, moderation with what it spends, then the
 * row and, when it is held, its case: both or neither. Nothing is spent on what is refused, and whoever could not be
 * stored after all may send the same words again.
 * @throws Refusal with the fault, what moderation says, TOO_MANY_REQUESTS, or what `store` throws.
 */
export async function submit<Stored>(
  submission: Submission,
  store: Store<Stored>,
  again: Again<Stored>,
  tools: SubmitTools,
): Promise<Submitted<Stored>> {
  const { caller, draws } = submission;
  if (!caller.tryKey) return submitOnce(submission, store, tools);
  return tools.inTurn(draws.uuid(), async () => {
    const before = await foundAgain(submission, again, tools);
    if (before) return before;
    try {
      return await submitOnce(submission, store, tools);
    } catch (error) {
      // Another process may have stored it meanwhile; to this one it looked like a copy.
      const meanwhile = await foundAgain(submission, again, tools);
      if (meanwhile) return meanwhile;
      throw error;
    }
  });
}

/** The answer that the first try got: it is not judged again and spends nothing. */
async function foundAgain<Stored>(
  submission: Submission,
  again: Again<Stored>,
  tools: SubmitTools,
): Promise<Submitted<Stored> | undefined> {
  const stored = await again(tools.db);
  if (!stored) return undefined;
  const held = stored.state === 'held';
  return {
    stored,
    said: saidOf(submission, receiptOf(submission), held),
    help: helpFor(submission, tools),
    isRepeat: true,
  };
}

function helpFor({ texts, language, country }: Submission, { assistant }: SubmitTools): Help | undefined {
  return assistant.danger(texts.map(({ text }) => text).join('\n'), { language, country });
}

/** The code for whoever has no account. */
function receiptOf({ item, caller, draws }: Submission): string | undefined {
  return item && !caller.actor ? newPrintedCode(draws) : undefined;
}

function saidOf(
  { language }: Submission,
  receipt: string | undefined,
  held: boolean,
): Submitted<unknown>['said'] {
  const notice = held ? sentences[language].postHeld : undefined;
  return { ...(receipt && { receipt }), ...(notice && { notice }) };
}

async function submitOnce<Stored>(
  submission: Submission,
  store: Store<Stored>,
  tools: SubmitTools,
): Promise<Submitted<Stored>> {
  const { kind, texts, caller, item } = submission;
  const fault = await submission.fault();
  if (fault) throw new Refusal(fault);
  const help = helpFor(submission, tools);
  const { spends } = submission;
  const judged = await tools.judge({ kind, texts, caller, disclosure: help !== undefined, spends });
  const held = item && (judged.held || submission.isReadFirst);
  const receipt = receiptOf(submission);
  try {
    const columns = {
      lang: languageOf(submission, tools.assistant),
      state: held ? ('held' as const) : ('published' as const),
      receipt: receipt ? digest(readPrintedCode(receipt)) : null,
    };
    const stored = await tools.db.transaction().execute(async (transaction) => {
      const row = await store(transaction, columns);
      if (held) await hold(transaction, item, judged.labels, tools);
      return row;
    });
    return { stored, said: saidOf(submission, receipt, Boolean(held)), help };
  } catch (error) {
    await judged.release();
    throw error;
  }
}

function languageOf(
  { texts, language }: Submission,
  assistant: SubmitTools['assistant'],
): Submission['language'] {
  const detected = assistant.detectLanguage(texts[0].text);
  return detected.sure ? detected.language : language;
}

const GRAVE: ReadonlySet<Label> = new Set([
  'sexualised-minor',
  'solicitation',
  'grooming',
  'dangerous-advice',
]);

/** Puts a held post into the queue, in the transaction that stores it. */
async function hold(
  transaction: Db,
  item: Pick<ModeratedItem, 'kind' | 'id'>,
  labels: readonly Label[],
  { clock, randomness, items }: SubmitTools,
): Promise<void> {
  const severity = labels.some((label) => GRAVE.has(label)) ? 1 : 2;
  const opened = { id: randomness.uuid(), labels: labels.join(' '), opened_at: hourOf(clock.now()) };
  await openCase(transaction, { ...opened, kind: item.kind, item_id: item.id, status: 'open', severity });
  const [stored] = await items.find(transaction, [item]);
  const writer = stored && items.writerOf(stored);
  if (writer) await addToHistory(transaction, writer, 'held', clock.now());
}
