import { beforeEach, describe, expect, it } from 'vitest';
import { deviceWithVoice } from '../../testing/silent-device.ts';
import { listenForPlay } from './play.ts';

listenForPlay();
// Whoever comes second is idle.
listenForPlay();

const question = (truth: string) => `
  <li data-truth="${truth}">
    <button data-answer="fact" aria-pressed="false"></button>
    <button data-answer="myth" aria-pressed="false"></button>
    <p role="status"></p>
    <details><p>Why.</p></details>
  </li>`;

const press = (selector: string, at = 0) => document.querySelectorAll<HTMLElement>(selector)[at]?.click();
const told = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

describe('a quiz', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <section data-right="Yes." data-wrong="Not so." data-count="{known} of 2">
        ${question('myth')}${question('fact')}<div><p role="status"></p></div>
      </section>`;
  });

  it('says what is so after each answer, and counts when all are given', () => {
    press('[data-answer="myth"]', 0);
    expect(told()).toEqual(['Yes.', '', '']);
    expect(document.querySelector('details')?.open).toBe(true);
    press('[data-answer="myth"]', 1);
    expect(told()).toEqual(['Yes.', 'Not so.', '1 of 2']);
  });

  it('lets an answer be changed', () => {
    press('[data-answer="fact"]', 0);
    press('[data-answer="myth"]', 0);
    expect(told()[0]).toBe('Yes.');
    const pressed = [...document.querySelectorAll('[aria-pressed="true"]')];
    expect(pressed.map((button) => button.getAttribute('data-answer'))).toEqual(['myth']);
  });
});

describe('the button that reads aloud', () => {
  it('begins, pauses, goes on and ends under the same names as on screen', () => {
    const { said } = deviceWithVoice();
    document.documentElement.lang = 'en';
    document.body.innerHTML = `
      <article><h1>Title.</h1><div class="prose"><p>Text.</p></div>
        <p data-voice="here">
          <button data-listen="toggle" data-silent="Listen" data-reading="Pause" data-paused="Go on"><span></span></button>
          <button data-listen="stop" hidden></button>
        </p>
        <footer><div class="prose"><p>Elsewhere.</p></div></footer>
      </article>`;
    const label = () => document.querySelector('span')?.textContent;
    const names = [0, 0, 0].map(() => {
      press('[data-listen="toggle"]');
      return label();
    });
    press('[data-listen="stop"]');
    expect([...names, label()]).toEqual(['Pause', 'Go on', 'Pause', 'Listen']);
    expect(said).toEqual(['Title.', 'Title.']);
    expect(document.querySelector<HTMLElement>('[data-listen="stop"]')?.hidden).toBe(true);
  });
});
