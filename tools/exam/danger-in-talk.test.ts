import type { Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { examAssistant } from './exam-assistant.ts';

const assistant = examAssistant();
const ask = (question: string, language: Language) => assistant.answer({ question, language });

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
    ['i want to kill myself', 'who won the match yesterday', 'en', 'What you wrote before still counts.'],
    ['nataka kufa', 'nani alishinda mechi jana', 'sw', 'Ulichoandika kabla bado ni muhimu.'],
    ['je veux mourir', 'qui a gagné le match hier', 'fr', 'Ce que tu as écrit avant compte toujours.'],
  ] as const)('%s: %s: whoever is not understood keeps the help', (first, next, language, words) => {
    const [, reply] = talk(first, next, language);
    expect(['unsure', 'decline']).toContain(reply.details.kind);
    expect(reply.help?.text).toContain(words);
  });

  it('a question that is understood has its answer and no card', () => {
    const [, reply] = talk('i want to kill myself', 'how long is a normal cycle', 'en');
    expect(reply.details.kind).toBe('answer');
    expect(reply.help).toBeUndefined();
  });

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

it('names what its clock says below a warning, apart from the warning', () => {
  const { text, details } = ask('a boda guy raped me 4 hours ago', 'en');
  expect(details.kind).toBe('crisis');
  expect(details.below).toMatch(/still time for both/);
  expect(text.endsWith(`\n\n${details.below}`)).toBe(true);
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
