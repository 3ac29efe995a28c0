import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardReturn, leave, listenForErasing, listenForExit, onExit } from './exit.ts';

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

describe('what is erased in another tab', () => {
  let isOpen = true;
  listenForErasing(() => isOpen);
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
