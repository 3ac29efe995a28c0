import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_STARTED } from './app-start.ts';
import { keepChosenQuestion, keepEarlyPress, keepMovedPress } from './early-press.ts';
import { readText, remove } from './storage.ts';

const start = () => document.dispatchEvent(new Event(APP_STARTED));
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  remove('chosen_question');
});
afterEach(() => {
  start();
  document.body.innerHTML = '';
});

describe('a button pressed before the app is here', () => {
  it('is pressed again, once, as soon as the app has started', () => {
    document.body.innerHTML = '<button type="button"><b>Menu</b></button>';
    keepEarlyPress();
    fireEvent.click(find('b'));
    expect(find('button').getAttribute('aria-busy')).toBe('true');
    const heard = vi.fn();
    find('button').addEventListener('click', heard);
    start();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
    start();
    fireEvent.click(find('b'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('gives way to the one pressed after it', () => {
    document.body.innerHTML =
      '<button type="button" id="a">A</button><button type="button" id="b">B</button>';
    keepEarlyPress();
    fireEvent.click(find('#a'));
    fireEvent.click(find('#b'));
    const heard: string[] = [];
    document.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.id), {
      once: true,
    });
    start();
    expect(heard).toEqual(['b']);
  });

  it.each([
    ['works already', '<button type="button" data-exit>Exit</button>'],
    ['sends a form', '<button type="submit">Send</button>'],
    ['stands on a page that sleeps', '<button type="button">Menu</button><script data-app="/a.js"></script>'],
  ])('is left alone where it %s', (_why, html) => {
    document.body.innerHTML = html;
    keepEarlyPress();
    fireEvent.click(find('button'));
    const heard = vi.fn();
    find('button').addEventListener('click', heard);
    start();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a press whose button slides away under the finger', () => {
  keepMovedPress();

  function press(moveBy: number, liftedAt = 50) {
    document.body.innerHTML =
      '<button type="button" id="a">Find</button><button type="button" id="b">Report</button>';
    const heard = { meant: vi.fn(), beneath: vi.fn() };
    find('#a').addEventListener('click', heard.meant);
    find('#b').addEventListener('click', heard.beneath);
    let top = 40;
    find('#a').getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
    fireEvent.pointerDown(find('#a'), { clientX: 50, clientY: 50 });
    top += moveBy;
    fireEvent.click(find('#b'), { clientX: 50, clientY: liftedAt });
    return heard;
  }

  it('counts for that button, and for nothing that came under the finger', () => {
    const { meant, beneath } = press(600);
    expect(meant).toHaveBeenCalledTimes(1);
    expect(beneath).not.toHaveBeenCalled();
  });

  it.each([
    ['the button has stayed', 0, 50],
    ['the finger has moved', 600, 200],
  ])('is none of it where %s', (_, moveBy, liftedAt) => {
    const { meant, beneath } = press(moveBy, liftedAt);
    expect(meant).not.toHaveBeenCalled();
    expect(beneath).toHaveBeenCalledTimes(1);
  });
});

describe('a question chosen before the app is here', () => {
  const LINK = '<a href="#chat">Topic <b data-question>Is it safe?</b></a><a href="#other">Other</a>';

  it('is kept for the page behind its link', () => {
    document.body.innerHTML = LINK;
    keepChosenQuestion();
    fireEvent.click(find('a'));
    expect(readText('chosen_question')).toBe('Is it safe?');
  });

  it('is kept where React holds the press back from a part that it has not woken', () => {
    document.body.innerHTML = `<div>${LINK}</div>`;
    keepChosenQuestion();
    find('div').addEventListener('click', (event) => event.stopPropagation(), { capture: true });
    fireEvent.click(find('a'));
    expect(readText('chosen_question')).toBe('Is it safe?');
  });

  it('is not kept where the app has heard the press, a tab of its own is wanted, or there is none', () => {
    document.body.innerHTML = LINK;
    keepChosenQuestion();
    fireEvent.click(find('a'), { ctrlKey: true });
    fireEvent.click(find('[href="#other"]'));
    expect(readText('chosen_question')).toBeUndefined();
    find('a').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(find('a'));
    expect(readText('chosen_question')).toBeUndefined();
  });
});
