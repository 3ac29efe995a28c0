import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  passSecondFactor,
  readSecondFactor,
} from '@salama/contract/auth/second-factor.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { begin, disable, enable, pass, readState, type SecondFactorDependencies } from './second-factor.ts';

export function bindSecondFactor(bind: Binder, secondFactor: SecondFactorDependencies): void {
  bind(readSecondFactor, async (call) => ({ data: await readState(requireActor(call), secondFactor) }));
  bind(beginSecondFactor, async (call) => ({ data: await begin(requireActor(call), secondFactor) }));

  bind(enableSecondFactor, async ({ body, ...call }) => {
    return { data: { spareCodes: await enable(body.code, requireActor(call), secondFactor) } };
  });

  bind(passSecondFactor, async ({ body, ...call }) => {
    await pass(body.code, requireActor(call), secondFactor);
    return { data: {} };
  });

  bind(disableSecondFactor, async (call) => {
    await disable(requireActor(call), secondFactor);
    return { data: {} };
  });
}
