import fastify from 'fastify';

/**
 * A server that tells its parent process what it has cost so far. `app` is Salama as an operator starts it; `bare` is a
 * route without anything, sending the bytes it was given: what the framework alone costs.
 */
export interface Cost {
  /** Milliseconds of processor time, user and system. */
  cpu: number;
  /** Bytes of resident memory. */
  rss: number;
}

const [mode, body = '', encoding = 'identity'] = process.argv.slice(2);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1_000, rss: process.memoryUsage.rss() } satisfies Cost);
});

if (mode === 'app') await import('../main.ts');
else await serveBare(Buffer.from(body, 'base64'));

async function serveBare(content: Buffer): Promise<void> {
  const app = fastify();
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', encoding).send(content),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  console.info(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
}
