import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 20_000;
const SCREEN = { width: 360, height: 740, deviceScaleFactor: 1, mobile: false };

interface Answer {
  id?: number;
  method?: string;
  params?: { exceptionDetails?: { text: string; exception?: { description?: string } } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A tab of an old browser over the DevTools protocol: the library of the browser suite speaks to no such engine. Every
 * method throws an Error of one line where the page does not come to what is asked within 20 s.
 */
export class Tab {
  /** What scripts of the page threw. */
  readonly faults: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Answer));
  }

  static async open(address: string): Promise<Tab> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
    });
    const tab = new Tab(socket);
    for (const domain of ['Page', 'Runtime']) await tab.#send(`${domain}.enable`);
    await tab.#send('Emulation.setDeviceMetricsOverride', SCREEN);
    return tab;
  }

  async go(address: string): Promise<void> {
    await this.#send('Page.navigate', { url: address });
    await this.until(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`);
  }

  async evaluate<T>(expression: string): Promise<T> {
    const answer = await this.#send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    const { result, exceptionDetails } = answer as {
      result: { value: T };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
    return result.value;
  }

  async until(expression: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await this.evaluate(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`never came: ${expression}`);
      await sleep(100);
    }
  }

  /** Presses the middle of the element (of its first line) that an expression finds, as a finger does: what lies above it gets the press. */
  async press(element: string): Promise<void> {
    await this.until(element);
    const [x, y] = await this.evaluate<[number, number]>(
      `(() => { const found = ${element}; found.scrollIntoView({ block: 'center', behavior: 'instant' }); const box = found.getClientRects()[0]; return [box.left + box.width / 2, box.top + box.height / 2]; })()`,
    );
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.#send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }

  async type(field: string, text: string): Promise<void> {
    await this.until(`${field} && !${field}.readOnly && !${field}.disabled`);
    await this.press(field);
    await this.#send('Input.insertText', { text });
  }

  /** When what moves has come to rest. */
  async photograph(file: string): Promise<void> {
    await sleep(500);
    const { data } = await this.#send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(file, Buffer.from(String(data), 'base64'));
  }

  close(): void {
    this.#socket.close();
  }

  #hear({ id, method, params, ...answer }: Answer): void {
    const details = method === 'Runtime.exceptionThrown' ? params?.exceptionDetails : undefined;
    if (details) this.faults.push(details.exception?.description?.split('\n')[0] ?? details.text);
    if (id !== undefined) this.#waiting.get(id)?.(answer);
  }

  async #send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }
}
