import {
  decideCase,
  listCases,
  reportAnswer,
  reportQuestion,
  undoDecision,
} from '@salama/contract/moderation/endpoints.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { hourOf, isoTime } from '../../platform/clock.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { ModerationDesk } from './types.ts';

export function bindModeration(bind: Binder, desk: ModerationDesk): void {
  bind(
    reportQuestion,
    async ({ params, body, language, ...caller }) => {
      const item = { kind: 'question' as const, id: params.id, questionId: params.id };
      const { reason, country } = body;
      const help = await desk.report({ ...item, reason, country, language, caller });
      return { data: { notice: texts[language].reportThanks }, help };
    },
    { limit: 'report' },
  );

  bind(
    reportAnswer,
    async ({ params, body, language, ...caller }) => {
      const item = { kind: 'answer' as const, id: params.answerId, questionId: params.id };
      const { reason, country } = body;
      const help = await desk.report({ ...item, reason, country, language, caller });
      return { data: { notice: texts[language].reportThanks }, help };
    },
    { limit: 'report' },
  );

  bind(listCases, async ({ query: { status, page } }) => {
    const { cases, hasMore, open, severe, oldest, brakeUntil, valveUntil } = await desk.list(status, page);
    const oldestOpen = oldest === null ? {} : { oldestOpen: isoTime(hourOf(oldest)) };
    const brake = brakeUntil === undefined ? {} : { brakeUntil: isoTime(brakeUntil) };
    const valve = valveUntil === undefined ? {} : { valveUntil: isoTime(valveUntil) };
    return { data: { reports: cases, page, hasMore, open, severe, ...oldestOpen, ...brake, ...valve } };
  });

  bind(decideCase, async (call) => {
    const by = requireActor(call);
    return { data: { report: await desk.decide(call.params.id, { ...call.body, by }) } };
  });

  bind(undoDecision, async (call) => {
    return { data: { report: await desk.undo(call.params.id, { ...call.body, by: requireActor(call) }) } };
  });
}
