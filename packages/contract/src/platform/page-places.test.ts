import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { fillPlaces, ifSet, placeOf, VALUES_PLACE } from './page-places.ts';

describe('a page with places for its operator', () => {
  it('says what is set, and else the other words or nothing', () => {
    const page = `<a href="${placeOf('exit', 'https://weather.example')}">${placeOf('operator', 'us')}${placeOf('email')}</a>`;
    expect(fillPlaces(page, {})).toBe('<a href="https://weather.example">us</a>');
    expect(fillPlaces(page, { exit: 'https://news.example', email: 'a@b.example' })).toBe(
      '<a href="https://news.example">usa@b.example</a>',
    );
  });

  it('shows what depends on a value, inside another too, and what stands in its stead', () => {
    const page = `<p>${ifSet('social', `${ifSet('facebook', 'F')}${ifSet('twitter', 'T')}`)}<not-social>none</not-social></p>`;
    expect(fillPlaces(page, {})).toBe('<p>none</p>');
    expect(fillPlaces(page, { social: 'on', twitter: 'https://t.example' })).toBe('<p>T</p>');
  });

  it('hands the values to the scripts on its root element, but for the address of the site', () => {
    const page = `<html lang="en"${VALUES_PLACE}>`;
    expect(fillPlaces(page, {})).toBe('<html lang="en">');
    expect(fillPlaces(page, { email: 'a@b.example', origin: 'https://salama.example' })).toBe(
      '<html lang="en" data-site="{&quot;email&quot;:&quot;a@b.example&quot;}">',
    );
  });

  it('lets no value become markup, a place or a pattern of replacement', () => {
    const operator = `<script>"'&{{email}}$&</if-operator>`;
    const filled = fillPlaces(`<p title="${placeOf('operator')}">${ifSet('operator', 'x')}</p>`, {
      operator,
    });
    expect(filled).toBe(
      '<p title="&lt;script&gt;&quot;&#x27;&amp;&#x7b;{email}}$&amp;&lt;/if-operator&gt;">x</p>',
    );
  });

  it.each(['{{secret}}', '<if-secret>x</if-secret>', '<if-email>x', 'x</not-email>'])(
    'is refused with %s in it',
    (page) => expect(() => fillPlaces(page, {})).toThrow(),
  );
});

it('says above every page of a demonstration what it is, in the language of the page', () => {
  const page = (language: string) => `<html lang="${language}"${VALUES_PLACE}>\n<body>\n<p></p>\n</body>`;
  expect(fillPlaces(page('en'), {})).not.toContain('data-demo');
  for (const language of LANGUAGES) {
    const filled = fillPlaces(page(language), { demo: 'on' });
    expect(filled).toMatch(/<body>\n<p [^>]+ data-demo>[^<]+<\/p>\n<p>/);
    expect(filled).not.toContain('data-site');
  }
  expect(fillPlaces(page('fr'), { demo: 'on' })).toContain('démonstration');
});
