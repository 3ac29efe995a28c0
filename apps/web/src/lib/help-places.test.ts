import { beforeEach, describe, expect, it } from 'vitest';
import { tellCountry } from './country-event.ts';
import { watchCountryText } from './country-text.ts';
import { showHelpPlaces } from './help-places.ts';

const HELP = [
  'medical\tcall {line} or go to the nearest hospital now\tFR=15 (ambulance)',
  'crisis\tcall {line}\tKE=+254 722 178 177 (crisis line)',
].join('\n');

const places = () => [...document.querySelectorAll('[data-help]')].map(({ innerHTML }) => innerHTML);
const ANYWHERE = ['Go to the nearest hospital now', 'go to someone you trust'];

beforeEach(() => {
  document.body.innerHTML = `<article><p><span data-help="medical">${ANYWHERE[0]}</span>.</p>
    <p>Thoughts of dying: <span data-help="crisis">${ANYWHERE[1]}</span>.</p></article>`;
  document.querySelector('article')?.setAttribute('data-help-words', HELP);
});

describe('the places of an article', () => {
  it('stay as they were written where nobody chose a country', () => {
    showHelpPlaces();
    expect(places()).toEqual(ANYWHERE);
  });

  it('name the line of the chosen country as a link, where it has one that helps', () => {
    localStorage.setItem('country', 'KE');
    showHelpPlaces();
    expect(places()).toEqual([
      ANYWHERE[0],
      'call <a href="tel:+254722178177">+254 722 178 177</a> (crisis line)',
    ]);
  });

  it('keep the capital of a sentence, and follow another choice and none', () => {
    localStorage.setItem('country', 'FR');
    watchCountryText();
    expect(places()).toEqual([
      'Call <a href="tel:15">15</a> (ambulance) or go to the nearest hospital now',
      ANYWHERE[1],
    ]);
    localStorage.removeItem('country');
    tellCountry();
    expect(places()).toEqual(ANYWHERE);
  });
});
