import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import type { Country } from '@salama/contract/country.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { composeSafetyReply, helpElsewhere, helpFor, helpOfKinds } from './help.ts';

const content = (folder: string) => new URL(`../../../../content/${folder}`, import.meta.url).pathname;
const directories = readDirectories(content('countries'));
const countries = readCountries(content('countries')).map(({ code }) => code);
const safety = readSafety(content('danger'));
const CARDS = { body: 'heavy-bleeding', violence: 'violence', suicide: 'suicide', child: 'child-abuse' };
type Card = keyof typeof CARDS;

function ruleOf(card: Card) {
  const rule = safety.rules.find(({ id }) => id === CARDS[card]);
  if (!rule) throw new Error(`No rule ${CARDS[card]}`);
  return rule;
}

function requestOf(language: Language, country?: Country) {
  return { language, country, directories, texts: safety.words.texts };
}

function cardOf(card: Card, language: Language, country?: Country) {
  return helpFor(ruleOf(card), undefined, requestOf(language, country));
}

const HOSPITAL = {
  en: /^\*\*Go to the nearest hospital .* have someone take you\. .*call ([\d ]+) \(/,
  sw: /^\*\*Nenda sasa hospitali .* mtu akupeleke\. .*piga ([\d ]+) \(/,
  fr: /^\*\*Va tout de suite à l'hôpital .* fais-toi emmener par quelqu'un\. .*appelle le ([\d ]+) \(/,
};
const NOT_112: Partial<Record<string, string>> = { BI: '113', CD: '0900 003 921' };
const HOSPITAL_IN_A_CRISIS = {
  en: /now, go to the nearest hospital and have someone take you, or call ([\d ]+) \(/,
  sw: /sasa, nenda hospitali iliyo karibu na mtu akupeleke, au piga ([\d ]+) \(/,
  fr: /, va à l'hôpital le plus proche et fais-toi emmener par quelqu'un, ou appelle le ([\d ]+) \(/,
};

describe('a warning of the body begins', () => {
  it.each([
    ['FR', 'en', '**Call 15 (ambulance) now, or go to the nearest hospital'],
    ['FR', 'sw', '**Piga 15 (gari la wagonjwa) sasa, au nenda haraka hospitali'],
    ['FR', 'fr', "**Appelle le 15 (urgence médicale) maintenant, ou va tout de suite à l'hôpital"],
    ['RW', 'en', '**Call 912 (ambulance) now'],
    ['RW', 'sw', '**Piga 912 (gari la wagonjwa) sasa'],
    ['RW', 'fr', '**Appelle le 912 (urgence médicale) maintenant'],
  ] as const)('in %s (%s) with the ambulance', (country, language, beginning) => {
    const { text, contacts, first } = cardOf('body', language, country);
    expect(text.startsWith(beginning)).toBe(true);
    expect(contacts[0]?.kind).toBe('ambulance');
    expect(first).toBeUndefined();
  });

  it.each(
    (['KE', 'TZ', 'UG', 'BI', 'CD'] as const).flatMap((country) =>
      LANGUAGES.map((language) => ({ country, language })),
    ),
  )('in $country ($language) with the hospital, then with who answers', ({ country, language }) => {
    const { text, first, contacts } = cardOf('body', language, country);
    const number = NOT_112[country] ?? '112';
    expect(HOSPITAL[language].exec(text)?.[1]).toBe(number);
    expect(first).toBe(safety.words.texts.hospitalFirst[language]);
    expect(contacts[0]?.number).toBe(number);
    expect(contacts[0]?.answeredBy).toBe(country === 'BI' ? 'rescue' : 'police');
    expect(text).toContain(
      `${number} (${safety.words.texts.answerers[country === 'BI' ? 'rescue' : 'police'][language]})`,
    );
  });
});

describe('a card of a crisis begins', () => {
  it.each([
    ['violence', 'KE', '1195 (helpline against violence) or 112 (police)'],
    ['violence', 'TZ', '116 (helpline against violence) or 112 (police)'],
    ['violence', 'UG', '116 (helpline against violence) or 112 (police)'],
    ['violence', 'RW', '3029 (helpline against violence) or 112 (police)'],
    ['violence', 'CD', '122 (helpline against violence) or 0900 003 921 (police)'],
    ['violence', 'FR', '3919 (helpline against violence) or 112 (all emergencies)'],
    ['suicide', 'KE', '1199 (crisis line).'],
    ['suicide', 'TZ', '115 (crisis line).'],
    ['suicide', 'UG', '0800 21 21 21 (crisis line).'],
    ['suicide', 'RW', '8015 (crisis line).'],
    ['suicide', 'FR', '3114 (crisis line).'],
    ['child', 'KE', '116 (child helpline) or 112 (police)'],
    ['child', 'TZ', '116 (child helpline) or 112 (police)'],
    ['child', 'UG', '116 (child helpline) or 112 (police)'],
    ['child', 'RW', '116 (child helpline) or 112 (police)'],
    ['child', 'BI', '116 (child helpline), and go'],
    ['child', 'CD', '178 (child helpline) or 0900 003 921 (police)'],
    ['child', 'FR', '119 (child helpline) or 112 (all emergencies)'],
  ] as const)('about %s in %s with the line that fits', (card, country, call) => {
    const { text, contacts, first } = cardOf(card, 'en', country);
    expect(text).toContain(`call ${call}`);
    expect(call.startsWith(contacts[0]?.number ?? 'none')).toBe(true);
    expect(first).toBeUndefined();
  });

  it.each([
    ['sw', 'piga 1195 (simu ya msaada dhidi ya ukatili) au 112 (polisi)'],
    ['fr', "appelle le 1195 (ligne d'aide contre les violences) ou le 112 (police)"],
  ] as const)('in %s with the same line', (language, call) => {
    expect(cardOf('violence', language, 'KE').text).toContain(call);
  });

  it.each(
    (
      [
        ['violence', 'BI', '113'],
        ['suicide', 'BI', '113'],
        ['suicide', 'CD', '0900 003 921'],
      ] as const
    ).flatMap(([card, country, number]) =>
      LANGUAGES.map((language) => ({ card, country, number, language })),
    ),
  )('about $card in $country ($language) with the hospital', ({ card, country, number, language }) => {
    const { text, first } = cardOf(card, language, country);
    expect(HOSPITAL_IN_A_CRISIS[language].exec(text)?.[1]).toBe(number);
    expect(first).toBe(safety.words.texts.hospitalFirst[language]);
  });
});

it.each(LANGUAGES)('without a country every card says in %s that 112 is often the police', (language) => {
  for (const card of Object.keys(CARDS) as Card[]) {
    const { text, contacts, country, first } = cardOf(card, language);
    expect(text).toContain(`112 (${safety.words.texts.answerers.varies[language]})`);
    expect(contacts.map(({ number }) => number)).toEqual(['112']);
    expect(contacts[0]?.name).toMatch(/often the police|mara nyingi polisi|souvent la police/);
    expect([country, first]).toEqual([undefined, undefined]);
  }
});

it('names nowhere in Burundi the number that nobody answers', () => {
  for (const rule of safety.rules) {
    for (const language of LANGUAGES) {
      const request = requestOf(language, 'BI');
      const second = safety.rules.find(({ kind }) => kind !== rule.kind);
      expect(composeSafetyReply(rule, second, request), rule.id).not.toMatch(/\b112\b/);
      expect(JSON.stringify(helpFor(rule, second, request)), rule.id).not.toMatch(/\b112\b/);
    }
  }
});

it('sends nobody in a crisis to information about health, and calls no line that takes only messages', () => {
  for (const rule of safety.rules) {
    for (const country of countries) {
      const { contacts, first } = helpFor(rule, undefined, requestOf('en', country));
      if (first !== undefined) continue;
      expect(contacts[0]?.answeredBy, `${rule.id} in ${country}`).not.toBe('advice');
      expect(contacts[0]?.href, `${rule.id} in ${country}`).toMatch(/^tel:/);
    }
  }
});

describe('help for another country', () => {
  it.each(countries)('is the same in %s as if it had been asked for there', (country) => {
    for (const card of Object.keys(CARDS) as Card[]) {
      const rule = ruleOf(card);
      const second = ruleOf(card === 'body' ? 'violence' : 'body');
      const anywhere = helpFor(rule, second, requestOf('sw'));
      const there = helpElsewhere(anywhere, country, safety, directories);
      expect(there.help).toEqual(helpFor(rule, second, requestOf('sw', country)));
      expect(there.reply).toBe(composeSafetyReply(rule, second, requestOf('sw', country)));
      expect(helpElsewhere(there.help, undefined, safety, directories).help).toEqual(anywhere);
    }
  });

  it('keeps the words of help that no rule has chosen', () => {
    const said = { kind: 'crisis', text: 'These people help.', kinds: ['child', 'emergency'] } as const;
    const anywhere = helpOfKinds(said, requestOf('en'));
    expect(anywhere.contacts.map(({ number }) => number)).toEqual(['112']);
    const { help, reply } = helpElsewhere(anywhere, 'BI', safety, directories);
    expect(help).toEqual(helpOfKinds(said, requestOf('en', 'BI')));
    expect(help.contacts.map(({ number }) => number)).toEqual(['116', '113']);
    expect(reply).toBeUndefined();
  });

  it('leaves alone what a server of another version has sent', () => {
    const { origin: _origin, ...old } = cardOf('body', 'en');
    expect(helpElsewhere(old, 'KE', safety, directories).help).toEqual(old);
    const unknown = { ...old, origin: { language: 'en' as const, rules: ['of-tomorrow'], kinds: [] } };
    expect(helpElsewhere(unknown, 'KE', safety, directories).help).toEqual(unknown);
  });
});
