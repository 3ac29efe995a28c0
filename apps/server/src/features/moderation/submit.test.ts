import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { digest } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/errors.ts';
import { createInTurn } from '../../platform/in-turn.ts';
import { readPrintedCode } from '../../platform/printed-code.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { createTestDatabase, describeDatabases, type TestDatabase } from '../../testing/databases.ts';
import { testAssistant } from '../../testing/test-assistant.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { insertSuggestion } from '../suggestions/repository.ts';
import { submit } from './submit.ts';
import type { ModeratedItem, Store, Submission } from './types.ts';

type Step = 'fault' | 'danger' | 'judge' | 'row' | 'case' | 'release';

const visitor = { id: 'somebody', network: 'a network', wider: [], countedAs: 'somebody' };
const item = { kind: 'testimonial', id: 'one' } as const;
const BROKEN = new Refusal('INTERNAL');

describeDatabases('what comes in', (kind) => {
  let store: TestDatabase;
  let steps: Step[];
  beforeEach(async () => {
    store = await createTestDatabase(kind);
    steps = [];
  });
  afterEach(() => store.remove());

  /** Sends a text; the step that is named breaks. */
  const send = (more: Partial<Submission> = {}, broken?: Step, held = true) => {
    const step = (name: Step) => {
      steps.push(name);
      if (name === broken) throw BROKEN;
    };
    const submission: Submission = {
      kind: 'testimonial',
      texts: [{ name: 'story', text: 'Nilipata ushauri mzuri kwenye kliniki ya vijana.' }],
      caller: { actor: undefined, visitor },
      language: 'en',
      country: undefined,
      fault: async () => {
        step('fault');
        return undefined;
      },
      spends: ['testimonial'],
      item,
      draws: systemRandomness,
      ...more,
    };
    return submit(submission, rowAt(step), async () => undefined, toolsAt(step, held));
  };

  const rowAt =
    (step: (name: Step) => void): Store<string> =>
    async (db, { lang, state, receipt }) => {
      await insertSuggestion(db, { ...SUGGESTION, id: systemRandomness.uuid(), lang });
      step('row');
      return `${lang} ${state} ${receipt}`;
    };

  const toolsAt = (step: (name: Step) => void, held: boolean): Parameters<typeof submit>[3] => ({
    db: store.database.db,
    clock: createTestClock(),
    randomness: systemRandomness,
    inTurn: createInTurn(),
    assistant: {
      ...testAssistant,
      danger: (text) => {
        step('danger');
        return testAssistant.danger(text, {});
      },
    },
    judge: async ({ disclosure }) => {
      step('judge');
      return { held: held && !disclosure, labels: ['grooming'], release: async () => step('release') };
    },
    items: {
      find: async () => {
        step('case');
        return [{ ...item, writer: 'a mark' } as ModeratedItem];
      },
      writerOf: () => 'a mark',
      lock: async () => undefined,
      setState: async () => {},
      changed: () => {},
    },
  });

  const kept = async () => {
    const { db } = store.database;
    const rows = await db.selectFrom('suggestions').selectAll().execute();
    const cases = await db.selectFrom('moderation_cases').select(['item_id', 'severity']).execute();
    return { rows: rows.length, cases };
  };

  it('is measured, searched for danger, judged, counted, stored and held, in this order', async () => {
    await send();
    expect(steps).toEqual(['fault', 'danger', 'judge', 'row', 'case']);
    expect(await kept()).toEqual({ rows: 1, cases: [{ item_id: 'one', severity: 1 }] });
  });

  const ORDER = ['fault', 'danger', 'judge', 'row', 'case'] as const;
  it.each(ORDER)('ends where its %s ends it, and leaves nothing behind', async (broken) => {
    await expect(send({}, broken)).rejects.toBe(BROKEN);
    const asked = ORDER.slice(0, ORDER.indexOf(broken) + 1);
    const isJudged = ['row', 'case'].includes(broken);
    expect(steps).toEqual(isJudged ? [...asked, 'release'] : asked);
    expect(await kept()).toEqual({ rows: 0, cases: [] });
  });

  it('is refused by its own rule before anybody looks at it', async () => {
    const refused = send({ fault: async () => 'STORY_EMPTY' });
    await expect(refused).rejects.toMatchObject({ code: 'STORY_EMPTY' });
    expect(steps).toEqual([]);
  });

  it('brings the help for its danger, of which moderation knows', async () => {
    const texts: Submission['texts'] = [
      { name: 'story', text: 'It went well.' },
      { name: 'name', text: 'I am bleeding' },
    ];
    const { help, said } = await send({ texts });
    expect(help?.kind).toBe('emergency');
    expect(said.notice).toBeUndefined();
  });

  it('tells the language of its first text where that is sure, else the one of the page', async () => {
    expect((await send()).stored).toMatch(/^sw /);
    expect((await send({ texts: [{ name: 'story', text: '🙂🙂🙂' }] })).stored).toMatch(/^en /);
  });

  describe('read by others', () => {
    it('gives whoever has no account a receipt, and stores its digest alone', async () => {
      const { stored, said } = await send({}, undefined, false);
      expect(stored).toBe(`sw published ${digest(readPrintedCode(said.receipt ?? ''))}`);
      const own = await send({ caller: { actor: { id: 'me' } as Actor, visitor } }, undefined, false);
      expect(own).toEqual({ stored: 'sw published null', said: {}, help: undefined });
    });

    it('says that it is held, also when a moderator reads it first whatever it says', async () => {
      expect((await send()).said.notice).toMatch(/moderator/);
      const { said, stored } = await send({ isReadFirst: true }, undefined, false);
      expect([said.notice, stored]).toEqual([
        expect.stringMatching(/moderator/),
        expect.stringMatching(/ held /),
      ]);
    });
  });

  it('read by administrators alone is neither held nor given a receipt', async () => {
    const { stored, said } = await send({ kind: 'suggestion', item: undefined });
    expect([stored, said, steps.includes('case')]).toEqual(['sw published null', {}, false]);
  });
});

const SUGGESTION = {
  type: 'IMPROVEMENT',
  content: '',
  search_text: '',
  state: 'new',
  created_at: 0,
} as const;
