import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_LATE, APP_STARTED, RETRY } from './app-start.ts';
import { watchAppStart } from './late-app.ts';

const isLate = () => 'late' in document.documentElement.dataset;
const scripts = () => [...document.body.querySelectorAll('script')];

function failed(html: string): HTMLScriptElement {
  document.body.innerHTML = html;
  const [script] = scripts();
  script?.dispatchEvent(new Event('error'));
  return script as HTMLScriptElement;
}

beforeAll(watchAppStart);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['late'];
});

describe('an app that does not come', () => {
  it('is said to be late, until it has started', () => {
    document.dispatchEvent(new Event(APP_LATE));
    expect(isLate()).toBe(true);
    document.dispatchEvent(new Event(APP_STARTED));
    expect(isLate()).toBe(false);
  });

  it('is asked for with the whole page by the button of the notice', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    document.body.innerHTML = '<button data-reload><b>Try again</b></button><button>Other</button>';
    document.querySelectorAll('button')[1]?.click();
    expect(reload).not.toHaveBeenCalled();
    document.querySelector('b')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is asked for again when its first file failed', () => {
    const first = failed('<script type="module" src="/assets/entry.js"></script>');
    expect(isLate()).toBe(true);
    vi.advanceTimersByTime(RETRY);
    const [again] = scripts();
    expect(again).not.toBe(first);
    expect(again).toMatchObject({ type: 'module', src: expect.stringMatching(/entry\.js$/) });
  });

  it('is nothing to an article, which reads without it', () => {
    const first = failed('<script type="module"></script><script data-app="/assets/entry.js"></script>');
    vi.advanceTimersByTime(RETRY);
    expect(isLate()).toBe(false);
    expect(scripts()[0]).toBe(first);
  });

  it('is not what other failures on the page are', () => {
    document.body.innerHTML = '<img alt="">';
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(isLate()).toBe(false);
  });
});
