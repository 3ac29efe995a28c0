import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepAside } from './step-aside.ts';

/** On a screen of 740 pixels: what stands from where to where under the corner. */
let controls: { top: number; bottom: number }[] = [];
let end: () => void;
const floating = () => document.querySelector<HTMLElement>('.corner') as HTMLElement;
const settle = () => {
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 740);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  document.body.innerHTML =
    '<a href="/learn"><b>Read</b></a><p>Text</p><div class="corner"><button>Ask</button></div>';
  const [link, text] = [document.querySelector('b'), document.querySelector('p')];
  document.elementsFromPoint = (_x, y) => {
    const isControl = controls.some(({ top, bottom }) => y >= top && y <= bottom);
    return [isControl ? link : text].filter((element) => element !== null);
  };
  const button = floating().querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => {
    const lift = Number(floating().dataset['lift'] ?? 0);
    return { left: 288, right: 344, top: 668 - lift, bottom: 724 - lift, width: 56, height: 56 } as DOMRect;
  };
  end = stepAside('.corner');
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('what floats over the page', () => {
  it('stays in its corner where nothing can be pressed', () => {
    controls = [{ top: 100, bottom: 600 }];
    settle();
    expect(floating().style.transform).toBe('');
    expect(floating().style.opacity).toBe('');
  });

  it('climbs over what can be pressed, and comes back when that has gone', () => {
    controls = [{ top: 650, bottom: 694 }];
    settle();
    const lift = Number(floating().dataset['lift']);
    expect(724 - lift).toBeLessThan(650);
    expect(724 - lift).toBeGreaterThan(620);
    expect(floating().style.transform).toBe(`translateY(-${lift}px)`);
    settle();
    expect(Number(floating().dataset['lift'])).toBe(lift);
    controls = [];
    settle();
    expect(floating().style.transform).toBe('');
  });

  it('fades where there is no free place, but not for whoever has the focus on it', () => {
    controls = [{ top: 0, bottom: 740 }];
    settle();
    expect(floating().style.opacity).toBe('0');
    expect(floating().querySelector('button')?.style.pointerEvents).toBe('none');
    floating().querySelector('button')?.focus();
    settle();
    expect(floating().style.opacity).toBe('');
    expect(floating().querySelector('button')?.style.pointerEvents).toBe('');
  });
});
