import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  passSecondFactor,
  readSecondFactor,
} from '@salama/contract/admin/second-factor.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { SecondFactor } from './second-factor.ts';

export function bindSecondFactor(bind: Binder, secondFactor: SecondFactor): void {
  bind(readSecondFactor, async (call) => ({ data: await secondFactor.state(requireActor(call)) }));
  bind(beginSecondFactor, async (call) => ({ data: await secondFactor.begin(requireActor(call)) }));

  bind(enableSecondFactor, async ({ body, ...call }) => {
    return { data: { spareCodes: await secondFactor.enable(body.code, requireActor(call)) } };
  });

  bind(passSecondFactor, async ({ body, ...call }) => {
    await secondFactor.pass(body.code, requireActor(call));
    return { data: {} };
  });

  bind(disableSecondFactor, async (call) => {
    await secondFactor.disable(requireActor(call));
    return { data: {} };
  });
}
