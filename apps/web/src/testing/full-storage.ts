import { vi } from 'vitest';

/** From now on the device reads and removes, and refuses everything new. */
export function fillStorage(): void {
  const { localStorage } = window;
  const full = new Proxy(localStorage, {
    get(target, name) {
      if (name === 'setItem') return refuse;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
}

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
