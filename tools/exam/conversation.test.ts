import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { examAssistant } from './exam-assistant.ts';

const assistant = examAssistant();
const ask = (question: string, language: Language, more: { country?: Country; after?: string } = {}) =>
  assistant.answer({
    question,
    language,
    country: more.country,
    context: more.after ? { sections: [more.after] } : undefined,
  });
const shownBy = ({ details }: ReturnType<typeof ask>) =>
  (details.passages ?? []).map(({ slug, section }) => `${slug}#${section}`);
const firstOf = (reply: ReturnType<typeof ask>) => shownBy(reply)[0];

describe('a question that follows up', () => {
  it.each([
    ['how long does that take?', 'en', 'what-to-expect#methods', 'what-to-expect#methods'],
    ['does it hurt', 'en', 'small-t#iud-threads', 'small-t#iud'],
    ['na je, inauma?', 'sw', 'long-lasting#implant-side-effects', 'long-lasting#implant'],
    ['et si j’ai oublié ?', 'fr', 'pill-and-injection#pill', 'pill-and-injection#missed-pills'],
    ['is it free?', 'en', 'long-lasting#implant', 'start-here#what-it-costs'],
  ] as const)('%s (%s, after %s) is answered by %4$s', (question, language, after, wanted) => {
    expect(shownBy(ask(question, language, { after }))).toContain(wanted);
    expect(shownBy(ask(question, language))).not.toEqual([]);
  });

  it('leaves a question alone that says itself what it is about', () => {
    const question = 'what is chlamydia';
    expect(ask(question, 'en', { after: 'long-lasting#implant' })).toEqual(ask(question, 'en'));
  });

  it('never changes what is danger, refused or another subject', () => {
    for (const question of ['i want to die', 'write me an erotic story', 'who won the football match']) {
      expect(ask(question, 'en', { after: 'long-lasting#implant' })).toEqual(ask(question, 'en'));
    }
  });

  it('takes no notice of a section that does not exist', () => {
    expect(ask('does it hurt', 'en', { after: 'nothing#here' })).toEqual(ask('does it hurt', 'en'));
  });
});

describe('a comparison', () => {
  it.each([
    ['pill or injection, which is better?', 'en', ['pill', 'injection']],
    ['différence entre stérilet et implant', 'fr', ['iud', 'implant']],
    ['kidonge au sindano ipi bora', 'sw', ['pill', 'injection']],
  ] as const)('shows both sides: %s', (question, language, sections) => {
    const { passages = [] } = ask(question, language).details;
    expect(passages.map(({ section }) => section)).toEqual(sections);
  });

  it('is left to the section that makes it itself', () => {
    expect(ask('difference between HIV and AIDS', 'en').text).toMatch(/AIDS is/);
  });
});

it('answers two questions of one message, each shortly', () => {
  const { text, details } = ask('where can i get condoms? does the implant hurt?', 'en');
  expect(details.passages?.map(({ slug }) => slug)).toEqual(['condoms', 'long-lasting']);
  expect(text.length).toBeLessThanOrEqual(700);
});

describe('what differs by country', () => {
  it('comes from the chosen country, unless the question names another', () => {
    const rwanda = ask('is abortion legal', 'en', { country: 'RW' });
    expect(firstOf(rwanda)).toBe('law-by-country#legal');
    expect(rwanda.text).toMatch(/\*\*Rwanda, Abortion:\*\* .*22 weeks/);
    const kenya = ask('is abortion legal in kenya', 'en', { country: 'FR' });
    expect(kenya.text).toMatch(/\*\*Kenya, Abortion:\*\* .*Constitution/);
    expect(kenya.text).not.toMatch(/France/);
    expect(kenya.details.sources.map(({ title }) => title).join()).toMatch(/Constitution/);
  });

  it.each([
    ['what is the age of consent in burundi', 'en', /\*\*Burundi, Age of consent:\*\*/],
    ['umri wa ridhaa tanzania ni upi', 'sw', /\*\*Tanzania, Umri wa ridhaa:\*\*/],
    ['à quel âge peut-on se marier au mali', 'fr', /\*\*Mali, Âge du mariage\u00a0:\*\*/],
    ['is FGM illegal in uganda', 'en', /\*\*Uganda, Cutting of girls \(FGM\):\*\*/],
  ] as const)('is a row of the country that is named: %s', (question, language, row) => {
    expect(ask(question, language).text).toMatch(row);
  });

  it('is left open, with the countries to choose from, when none is chosen', () => {
    const { text, details } = ask('je utoaji mimba ni halali', 'sw');
    expect(text).toMatch(/Sheria hutofautiana kati ya nchi na nchi/);
    expect(details.suggestions.length).toBeGreaterThan(4);
    const [kenya = ''] = details.suggestions;
    expect(ask(kenya, 'sw').text).toMatch(/\*\*Kenya, Utoaji mimba:\*\*/);
  });

  it('is a link where somebody asks something else of a section that leaves it to the country', () => {
    const { text, details } = ask('what is female genital mutilation', 'en');
    expect(text).toMatch(/\(\/learn\/law\)$/);
    expect(details.suggestions.join()).not.toMatch(/Kenya/);
  });

  it('is not seen in a word that only looks like a town', () => {
    expect(ask('uume wangu umepinda', 'sw').text).not.toMatch(/Sheria hutofautiana/);
  });

  it('adds a line of the country for whoever asks where to go', () => {
    expect(ask('where can i get contraception', 'en', { country: 'KE' }).text).toMatch(/\(tel:1190\)/);
    expect(ask('where can i get contraception', 'en').text).not.toMatch(/tel:/);
  });
});

describe('a situation', () => {
  it.each([
    ['my period is 2 weeks late', 'en', /take a pregnancy test now/],
    ['condom broke', 'en', /5 days.*72 hours.*How long ago/],
    ['condom broke last night', 'en', /in time.*72 hours/],
    ['condom broke 4 days ago', 'en', /still works, up to 5 days.*72 hours\) it is past/],
    ['i missed two pills', 'en', /take only the last missed pill now/],
    ['he took it off', 'en', /not your fault.*5 days.*72 hours/],
    ['tumefanya bila kinga juzi', 'sw', /Bado una muda.*saa 72/],
    ['mes règles ont deux semaines de retard', 'fr', /test de grossesse maintenant/],
  ] as const)('says first what to do now: %s', (question, language, wanted) => {
    const { text, details } = ask(question, language);
    expect(details.kind).toBe('answer');
    expect(text.slice(0, 900).replaceAll('\n', ' ')).toMatch(wanted);
  });

  it.each(['i was forced', 'nililazimishwa', 'j’ai été forcée'])('is danger when it is: %s', (question) => {
    expect(assistant.answer({ question }).details.kind).toBe('crisis');
  });

  it.each([
    ['my vagina smells like fish after sex without a condom', 'en', /^discharge-and-urine#/],
    ['mon vagin sent le poisson après un rapport sans capote', 'fr', /^discharge-and-urine#/],
  ] as const)('told in passing leaves another question its answer: %s', (question, language, wanted) => {
    expect(firstOf(ask(question, language))).toMatch(wanted);
  });
});

it('asks which is meant when a word alone can mean several things', () => {
  const { text, details } = ask('bleeding', 'en');
  expect(text).toMatch(/^That can mean more than one thing/);
  expect(details).toMatchObject({ kind: 'unsure' });
  expect(new Set(details.suggestions).size).toBeGreaterThanOrEqual(2);
});

describe('a question about Salama itself', () => {
  it.each([
    ['can my husband see what i wrote', 'en'],
    ['are you a real doctor', 'en'],
    ['utamwambia mama yangu nilichosema?', 'sw'],
    ['tu vas raconter à mes parents ce que je dis?', 'fr'],
  ] as const)('is answered by what Salama is: %s', (question, language) => {
    expect(ask(question, language).details.kind).toBe('small-talk');
  });

  it.each([
    ['are you a doctor i have discharge', 'en'],
    ['is this secret? can i get hiv from kissing', 'en'],
    ['wewe ni daktari? nina muwasho ukeni', 'sw'],
  ] as const)('gives way to what is asked besides: %s', (question, language) => {
    expect(['answer', 'unsure']).toContain(ask(question, language).details.kind);
  });
});
