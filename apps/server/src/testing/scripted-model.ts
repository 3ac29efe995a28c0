import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** How the next reply goes. Without `end` it is whole: the last piece says `stop`. */
export interface Script {
  status?: number;
  /** Sent as it is, instead of pieces. */
  body?: string;
  text?: string;
  /** Milliseconds before the first piece. */
  after?: number;
  /** After the pieces: the connection breaks, ends without a word, goes silent, or the model ran out of room. */
  end?: 'break' | 'end' | 'silence' | 'length';
  /** Refuses settings beyond the messages, as some models do. */
  strict?: boolean;
  /** Refuses these forms of an answer. */
  knowsNo?: readonly ('json_schema' | 'json_object')[];
  /** Says this of the messages in place of `text`; a function only where it runs in the same process. */
  choose?: (messages: string, ids: readonly string[]) => string;
  location?: string;
}

/** A server that speaks OpenAI's chat completions, on a real socket, and says what it was told to say. */
export interface ScriptedModel {
  /** What AI_BASE_URL would be. */
  url: string;
  play(script: Script): void;
  /** The bodies of all calls so far. */
  asked: string[];
  close(): Promise<void>;
}

export async function startScriptedModel(first: Script = {}): Promise<ScriptedModel> {
  let script = first;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await read(request);
    // A test in another process changes the script this way.
    if (request.method === 'PUT') script = JSON.parse(body);
    else {
      asked.push(body);
      await reply(script, body, response);
    }
    if (request.method === 'PUT') response.end();
  });
  return {
    url: `${await listen(server)}/v1`,
    play: (next) => {
      script = next;
    },
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function reply(script: Script, body: string, response: ServerResponse): Promise<void> {
  const { status = 200, text = '', after = 0, end, strict, location } = script;
  if (after > 0) await new Promise((resolve) => setTimeout(resolve, after).unref());
  if (location) return void response.writeHead(307, { location }).end();
  if (strict && 'temperature' in JSON.parse(body))
    return void response.writeHead(400).end('{"error":{"message":"Unsupported parameter"}}');
  if (script.knowsNo?.includes(JSON.parse(body).response_format?.type))
    return void response.writeHead(400).end('{"error":{"message":"Unknown form"}}');
  if (script.body !== undefined || status !== 200) {
    const contentType = status === 200 ? 'text/event-stream' : 'application/json';
    return void response.writeHead(status, { 'content-type': contentType }).end(script.body ?? '{}');
  }
  if (!JSON.parse(body).stream) return sendWhole(script, body, response);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // Pieces of four letters: words, numbers and links come in parts, as from a model.
  for (const content of text.match(/[\s\S]{1,4}/gu) ?? []) response.write(chunk({ content }, null));
  if (end === 'break') return void setTimeout(() => response.destroy(), 20);
  if (end === 'silence') return;
  if (end !== 'end') response.write(chunk({}, end ?? 'stop'));
  response.end(end === 'end' ? '' : 'data: [DONE]\n\n');
}

function sendWhole({ text = '', choose, end }: Script, body: string, response: ServerResponse): void {
  const { messages, response_format: form } = JSON.parse(body);
  const ids = form?.json_schema?.schema.properties.pick.enum ?? [];
  const content = choose ? choose(JSON.stringify(messages), ids) : text;
  const finish_reason = end === 'length' ? 'length' : 'stop';
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(JSON.stringify({ id: 'c', object: 'chat.completion', choices }));
  if (end === 'silence') return;
  if (end === 'break') return void setTimeout(() => response.destroy(), 20);
  response.end();
}

function chunk(delta: object, finish_reason: string | null): string {
  const data = { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] };
  return `data: ${JSON.stringify(data)}\n\n`;
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

if (import.meta.main) console.info((await startScriptedModel()).url);
