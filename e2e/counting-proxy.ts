import { type AddressInfo, connect, createServer } from 'node:net';

export interface CountingProxy {
  /** Address of the site through the proxy. */
  origin: string;
  /** Bytes that the server sent so far, headers included, as they go over the wire. */
  received(): number;
  close(): void;
}

/** Stands before the server and counts what it sends, to pages and service workers alike. */
export async function countBytesOf(site: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(site);
  let received = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', (chunk) => {
      received += chunk.length;
    });
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () => server.close(),
  };
}
