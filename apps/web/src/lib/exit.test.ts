import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReturn, leave, listenForExit, listenForOtherTabs, onExit } from './exit.ts';

let clock = 0;
listenForExit(() => clock);

function watchLeaving() {
  return vi.spyOn(window.location, 'replace').mockImplementation(() => {});
}
const press = (key: string, repeat = false) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, repeat }));
const isHidden = () => 'left' in document.documentElement.dataset;
function arriveBy(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

beforeEach(() => {
  clock += 60_000;
  press('Escape');
  delete document.documentElement.dataset['left'];
  document.body.innerHTML = '';
});

describe('Exit', () => {
  it('hides the page, empties what is registered and replaces the page', () => {
    const replace = watchLeaving();
    const empty = vi.fn(() => expect(isHidden()).toBe(true));
    const stop = onExit(empty);
    leave();
    expect(empty).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('exited')).toBe('true');
    expect(document.title).not.toContain('Salama');
    expect(replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https:\/\//));
    stop();
    leave();
    expect(empty).toHaveBeenCalledOnce();
  });

  it('keeps the login and the tracker', () => {
    watchLeaving();
    localStorage.setItem('auth-storage', '{"token":"t"}');
    localStorage.setItem('periodDays', '[]');
    leave();
    expect(localStorage.getItem('auth-storage')).toBe('{"token":"t"}');
    expect(localStorage.getItem('periodDays')).toBe('[]');
  });

  it('takes the kept board and stories away, which hold what was written here', () => {
    watchLeaving();
    for (const key of ['community-storage', 'testimonials']) localStorage.setItem(key, '[]');
    leave();
    expect(Object.keys(localStorage)).toEqual(['last_exit']);
  });

  it('leaves also where nothing can be stored', () => {
    const replace = watchLeaving();
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const empty = vi.fn();
    const stop = onExit(empty);
    leave();
    stop();
    expect([empty.mock.calls.length, replace.mock.calls.length, isHidden()]).toEqual([1, 1, true]);
  });

  it('hears every link that is marked, also before the app has loaded', () => {
    const replace = watchLeaving();
    document.body.innerHTML = '<a data-exit href="https://example.org/"><b>Exit</b></a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(replace).toHaveBeenCalledOnce();
  });

  it('leaves after Shift three times within five seconds, and says how many are left', () => {
    const replace = watchLeaving();
    document.body.innerHTML = '<p id="exit-status" data-after1="two more" data-after2="one more"></p>';
    const status = () => document.getElementById('exit-status')?.textContent;
    press('Shift');
    expect(status()).toBe('two more');
    clock += 2_000;
    press('Shift');
    expect(status()).toBe('one more');
    clock += 2_000;
    expect(replace).not.toHaveBeenCalled();
    press('Shift');
    expect(replace).toHaveBeenCalledOnce();
  });

  it('does not leave when Shift is pressed slowly, held, or used for writing', () => {
    const replace = watchLeaving();
    press('Shift');
    clock += 2_500;
    press('Shift');
    clock += 2_500;
    press('Shift');
    press('A');
    press('Shift');
    press('Shift', true);
    press('Shift', true);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('coming back after Exit', () => {
  it.each(['back_forward', 'reload'])('replaces a page reached by %s', (type) => {
    const replace = watchLeaving();
    sessionStorage.setItem('exited', 'true');
    arriveBy(type);
    guardReturn();
    expect(isHidden()).toBe(true);
    expect(replace).toHaveBeenCalledOnce();
  });

  it('opens a page that was typed or clicked, and forgets', () => {
    const replace = watchLeaving();
    sessionStorage.setItem('exited', 'true');
    arriveBy('navigate');
    guardReturn();
    expect(replace).not.toHaveBeenCalled();
    expect(isHidden()).toBe(false);
    expect(sessionStorage.getItem('exited')).toBeNull();
  });

  it('lets Back work for whoever did not leave', () => {
    const replace = watchLeaving();
    arriveBy('back_forward');
    guardReturn();
    expect(replace).not.toHaveBeenCalled();
  });

  it('replaces a page that the browser kept alive', () => {
    const replace = watchLeaving();
    arriveBy('navigate');
    guardReturn();
    sessionStorage.setItem('exited', 'true');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(replace).toHaveBeenCalled();
    expect(isHidden()).toBe(true);
  });
});

let isOpen = true;
listenForOtherTabs(() => isOpen);

describe('Exit in another tab', () => {
  const hear = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'last_exit', newValue }));

  it('leaves this one, and writes nothing that would make a third tab leave again', () => {
    const replace = watchLeaving();
    localStorage.setItem('auth-storage', '{"token":"t"}');
    const empty = vi.fn();
    const stop = onExit(empty);
    hear('k3j9');
    stop();
    expect([empty.mock.calls.length, replace.mock.calls.length, isHidden()]).toEqual([1, 1, true]);
    expect(Object.keys(localStorage)).toEqual(['auth-storage']);
  });

  it('is found out by a page that comes back from the browser’s cache', () => {
    const replace = watchLeaving();
    localStorage.setItem('last_exit', 'of an earlier visit');
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(replace).not.toHaveBeenCalled();
    localStorage.setItem('last_exit', 'k3j9');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(replace).toHaveBeenCalled();
  });

  it('is not what signing out is, which takes the mark of the last Exit away', () => {
    const replace = watchLeaving();
    hear(null);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('what is erased in another tab', () => {
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  beforeEach(() => {
    isOpen = true;
  });

  it('is emptied and left here too', () => {
    const replace = watchLeaving();
    sessionStorage.setItem('chat_warning_seen', 'true');
    localStorage.setItem('community-storage', '{}');
    hear('erased', 'true');
    expect(replace).toHaveBeenCalledOnce();
    expect(isHidden()).toBe(true);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], ['exited']]);
  });

  it('is found out by a page that comes back from the browser’s cache', () => {
    const replace = watchLeaving();
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(replace).not.toHaveBeenCalled();
    isOpen = false;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(replace).toHaveBeenCalled();
  });

  it('is not mistaken for what other changes mean', () => {
    const replace = watchLeaving();
    hear('erased', null);
    hear('theme', 'dark');
    expect(replace).not.toHaveBeenCalled();
  });
});
