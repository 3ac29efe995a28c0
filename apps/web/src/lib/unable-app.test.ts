import { afterEach, beforeEach, expect, it } from 'vitest';
import { APP_STARTED, APP_UNABLE } from './app-start.ts';
import { watchEngine } from './unable-app.ts';

const ENTRY = `${window.location.origin}/assets/entry-client.js`;
const isTold = () => document.querySelector('body > [role="alert"]') !== null;
const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
const say = (name: string) => document.dispatchEvent(new Event(name));

beforeEach(() => {
  document.body.innerHTML = `
    <template id="unable"><div role="alert"><p data-unsent><a href="tel:112">Call 112</a></p></div></template>
    <main><form><textarea></textarea><button aria-busy="true">Send</button></form></main>
    <button aria-busy="true">Menu</button>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['late'];
  delete document.documentElement.dataset['embedded'];
});

watchEngine();

it('tells nobody whose app has only not arrived', () => {
  document.querySelector('form')?.dispatchEvent(new Event('error', { bubbles: true }));
  fail('');
  fail('https://other.example/assets/entry-client.js');
  expect(isTold()).toBe(false);
});

it('tells whose engine cannot read a script of the app, in place of every form too', () => {
  document.documentElement.dataset['late'] = '';
  fail(ENTRY);
  expect(isTold()).toBe(true);
  expect(document.querySelector('form')).toBeNull();
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('tel:112');
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  expect(document.documentElement.dataset['late']).toBeUndefined();
});

it('tells whose app gives up by itself', () => {
  say(APP_UNABLE);
  expect(isTold()).toBe(true);
});

it('says nothing inside a frame, where no app is wanted', () => {
  document.documentElement.dataset['embedded'] = 'frame';
  fail(ENTRY);
  expect(isTold()).toBe(false);
});

it('takes an error of a running app for what it is, and leaves its forms to it', () => {
  say(APP_STARTED);
  fail(ENTRY);
  expect(isTold()).toBe(false);
  say(APP_UNABLE);
  expect(isTold()).toBe(true);
  expect(document.querySelector('form')).not.toBeNull();
});
