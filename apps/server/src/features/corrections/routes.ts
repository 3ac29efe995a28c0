import {
  dropCorrection,
  exportCorrections,
  listCorrections,
  listLineCorrections,
  listLines,
  proposeCorrection,
  publishCorrection,
  reviseCorrection,
  undoCorrection,
} from '@salama/contract/corrections/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { exported, publish, publishDue, undo } from './publishing.ts';
import { drop, linesForDesk, listForDesk, propose, revise } from './service.ts';
import type { CorrectionsDependencies } from './types.ts';

export function bindCorrections(bind: Binder, corrections: CorrectionsDependencies): void {
  bind(listLineCorrections, async () => ({ data: { corrections: [...corrections.inForce.list()] } }), {
    compress: true,
  });
  bind(listCorrections, async (call) => {
    // What is due shows as what it is, whichever process has the next round.
    await publishDue(corrections);
    return { data: await listForDesk(requireActor(call), corrections) };
  });
  bind(listLines, async ({ query }) => ({ data: { lines: linesForDesk(query.country, corrections) } }));
  bind(exportCorrections, async () => ({ data: { text: exported(corrections) } }));

  bind(proposeCorrection, async ({ body, ...call }) => ({
    data: await propose(body, requireActor(call), corrections),
  }));
  bind(reviseCorrection, async ({ params, body, ...call }) => {
    const seen = { id: params.id, version: body.version };
    return { data: await revise(seen, body.proposal, requireActor(call), corrections) };
  });
  bind(publishCorrection, async ({ params, body, ...call }) => ({
    data: await publish({ id: params.id, ...body }, requireActor(call), corrections),
  }));
  bind(undoCorrection, async ({ params, ...call }) => ({
    data: await undo(params.id, requireActor(call), corrections),
  }));
  bind(dropCorrection, async ({ params, ...call }) => {
    await drop(params.id, requireActor(call), corrections);
    return { data: {} };
  });
}
