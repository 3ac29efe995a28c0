import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** `silent`: nothing whole came in time; `closed`: the other side ended the connection before. */
export type Answer = { status: number; body: string } | 'silent' | 'closed';

/** A connection that sends bytes as they are and reads one answer after each. */
export interface RawConnection {
  ask(bytes: Buffer, more?: { isHead?: boolean; endAfter?: boolean }): Promise<Answer>;
  /** Whether it can be asked again. */
  isOpen(): boolean;
  end(): void;
}

/** @param patience milliseconds after which no answer comes any more. */
export function openRaw(port: number, patience: number): RawConnection {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  let look = () => {};
  let isOver = false;
  const over = () => {
    isOver = true;
    look();
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    look();
  });
  socket.on('error', over).on('close', over).on('end', over);
  return {
    ask(bytes, { isHead = false, endAfter = false } = {}) {
      received = Buffer.alloc(0);
      return new Promise((resolve) => {
        const settle = (answer: Answer, keeps: boolean) => {
          clearTimeout(timer);
          look = () => {};
          if (!keeps) socket.destroy();
          resolve(answer);
        };
        const timer = setTimeout(() => settle('silent', false), patience);
        look = () => {
          const whole = readAnswer(received, isHead, isOver);
          if (whole) settle(whole, whole.keeps && !endAfter);
          else if (isOver) settle('closed', false);
        };
        if (endAfter) socket.end(bytes);
        else socket.write(bytes);
        look();
      });
    },
    isOpen: () => !isOver && !socket.destroyed,
    end: () => socket.destroy(),
  };
}

/** The first whole answer in what came; undefined while something of it is missing. */
export function readAnswer(
  received: Buffer,
  isHead: boolean,
  isOver: boolean,
): { status: number; body: string; keeps: boolean } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const rest = received.subarray(end + 4);
  if (status >= 100 && status < 200) return readAnswer(rest, isHead, isOver);
  const keeps = !/^connection: close/im.test(head);
  if (isHead || status === 204 || status === 304) return { status, body: '', keeps };
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) {
    if (rest.length < Number(length)) return undefined;
    const body = unpacked(rest.subarray(0, Number(length)), /^content-encoding: (\w+)/im.exec(head)?.[1]);
    return { status, body: body.toString('utf8'), keeps };
  }
  if (/^transfer-encoding: chunked/im.test(head)) {
    if (!rest.includes('0\r\n\r\n') && !isOver) return undefined;
    const text = rest.toString('utf8').replace(/(?:^|\r\n)[0-9a-f]+\r\n/gi, '');
    return { status, body: text.trimEnd(), keeps };
  }
  return isOver ? { status, body: rest.toString('utf8'), keeps: false } : undefined;
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}
