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

describe('after a warning', () => {
  const warnedBy = (kind: string) => (kind === 'emergency' ? ('emergency' as const) : ('crisis' as const));
  const talk = (first: string, next: string, language: Language) => {
    const { details } = assistant.answer({ question: first, language });
    const sections = (details.passages ?? []).map(({ slug, section }) => `${slug}#${section}`);
    const context = {
      sections,
      said: [first],
      warned: { kind: warnedBy(details.kind), section: sections[0] },
    };
    return [details.kind, assistant.answer({ question: next, language, context })] as const;
  };

  it.each([
    ['i want to kill myself', 'tonight', 'en'],
    ['i want to kill myself', 'i have pills', 'en'],
    ['nataka kufa', 'nina vidonge', 'sw'],
    ['j’en ai marre de la vie, je veux mourir', 'ce soir', 'fr'],
    ['j’en ai marre de la vie, je veux mourir', 'j’ai des comprimés', 'fr'],
    ['rafiki yangu ana mimba na anataka kunywa jik', 'ameshakunywa tayari', 'sw'],
  ] as const)('%s: %s: a few words that say it goes on bring the help again', (first, next, language) => {
    const [kind, reply] = talk(first, next, language);
    expect(['crisis', 'emergency']).toContain(kind);
    expect(reply.details.kind).toBe(kind);
    expect(reply.help).toBeDefined();
  });

  it.each([
    ['i want to kill myself', 'the tablets are next to me', 'en', 'Put it where you cannot reach it'],
    ['i want to kill myself', 'tonight', 'en', 'Do not be alone tonight'],
    ['my boyfriend beats me', 'he is outside the door', 'en', 'Keep the door locked'],
    ['my boyfriend beats me', 'he found my phone', 'en', 'If the one who hurts you has read'],
    ['nataka kufa', 'vidonge viko hapa', 'sw', 'Kiweke mbali'],
    ['nataka kufa', 'usiku huu', 'sw', 'Usikae peke yako usiku huu'],
    ['mume wangu ananipiga', 'yuko nje ya mlango', 'sw', 'Acha mlango umefungwa'],
    ['je veux mourir', 'j’ai le produit pour les rats', 'fr', 'Mets-le hors de ta portée'],
    ['je veux mourir', 'ce soir', 'fr', 'Reste avec quelqu'],
    ['mon mari me frappe', 'il est derrière la porte', 'fr', 'Laisse la porte fermée'],
  ] as const)('%s: %s: what was told leads the card (%s)', (first, next, language, line) => {
    const { text, help } = talk(first, next, language)[1];
    expect(text.startsWith(`**${line}`), text).toBe(true);
    expect(help?.text.startsWith(`**${line}`)).toBe(true);
  });

  it.each([
    ['i want to kill myself', 'it is over', 'en'],
    ['i want to kill myself', 'i am safe now', 'en'],
    ['mume wangu ananipiga', 'niko salama sasa', 'sw'],
    ['mon mari me frappe', 'je suis en sécurité maintenant', 'fr'],
  ] as const)('%s: %s: brings no card', (first, next, language) => {
    expect(talk(first, next, language)[1].help).toBeUndefined();
  });

  it.each([
    ['my boyfriend beats me', 'where can i go tonight', 'en'],
    ['mume wangu ananipiga', 'naenda wapi leo', 'sw'],
  ] as const)('%s: %s: a question is answered', (first, next, language) => {
    expect(talk(first, next, language)[1].help).toBeUndefined();
  });

  it('knows nothing of a danger that nobody spoke of', () => {
    expect(assistant.answer({ question: 'tonight', language: 'en' }).help).toBeUndefined();
  });
});

describe('danger told over several messages', () => {
  it.each([
    ['en', 'i am 34 weeks', 'my head hurts a lot since morning', 'and i see stars'],
    ['sw', 'yeye ni rafiki wa baba', 'anasema nisimwambie mtu', 'nina miaka 12'],
    ['fr', 'je suis enceinte de 8 mois', 'j’ai très mal à la tête', 'je vois des points'],
  ] as const)(
    'brings help although no message tells of it alone (%s: %s / %s / %s)',
    (language, first, second, third) => {
      for (const question of [first, second, third])
        expect(ask(question, language).help, question).toBeUndefined();
      const context = { sections: [], said: [second, first] };
      expect(assistant.answer({ question: third, language, context }).help).toBeDefined();
    },
  );

  it.each([
    ['en', 'the condom broke', 'it was 2 days ago', 'i am 19'],
    ['sw', 'hedhi yangu imechelewa', 'wiki mbili', 'nina miaka 20'],
    ['fr', 'je prends la pilule', 'j’en ai oublié deux', 'hier'],
  ] as const)('is not seen in an honest talk (%s: %s / %s / %s)', (language, first, second, question) => {
    const context = { sections: [], said: [second, first] };
    expect(assistant.answer({ question, language, context }).help).toBeUndefined();
  });
});
