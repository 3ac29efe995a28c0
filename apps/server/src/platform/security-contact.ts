import type { FastifyInstance } from 'fastify';
import { type Clock, DAY } from './clock.ts';
import type { Environment } from './environment.ts';

/** RFC 9116: a date that is past says that nobody reads there any more. Whoever reads this has it from a server that runs. */
const HOLDS_FOR = 90 * DAY;

/** Tells whoever finds a hole whom to write to; nothing where the operator has named nobody. */
export function bindSecurityContact(
  app: FastifyInstance,
  { environment, clock }: { environment: Environment; clock: Clock },
): void {
  const { SUPPORT_EMAIL: address, PUBLIC_URL: site } = environment;
  if (!address) return;
  const path = '/.well-known/security.txt';
  app.get(path, (_request, reply) => {
    const lines = [
      `Contact: mailto:${address}`,
      `Expires: ${new Date(clock.now() + HOLDS_FOR).toISOString()}`,
      'Preferred-Languages: en, sw, fr',
      ...(site ? [`Canonical: ${new URL(path, site).href}`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
