import { describe, expect, it } from 'vitest';
import { shortAnswer, shorterAnswer } from './short-answer.ts';

const sentence = (name: string, length: number) => `${name} ${'x'.repeat(length - name.length - 2)}.`;
const narrow = { id: 'early', firstAsk: 6, lead: 'Up to 2 weeks early.' };

describe('shortAnswer', () => {
  it('says as many whole paragraphs as a phone shows, and keeps the rest for whoever wants more', () => {
    const [one, two, three] = [sentence('One', 200), sentence('Two', 200), sentence('Three', 200)];
    expect(shortAnswer({ body: [one, two, three].join('\n\n') })).toEqual({
      text: `${one}\n\n${two}`,
      more: three,
    });
  });

  it('fills what is left with whole sentences of the next paragraph', () => {
    const [one, two, three] = [sentence('One', 200), sentence('Two', 200), sentence('Three', 200)];
    expect(shortAnswer({ body: `${one}\n\n${two} ${three}` })).toEqual({
      text: `${one}\n\n${two}`,
      more: three,
    });
  });

  it('tears neither a list nor bold words', () => {
    const one = sentence('One', 300);
    const list = `Go if:\n\n- ${sentence('Two', 100)}\n- ${sentence('Three', 100)}`;
    expect(shortAnswer({ body: `${one}\n\n${list}` })).toEqual({ text: one, more: list });
    const bold = `**${sentence('Two', 50)} ${sentence('Three', 200)}**`;
    expect(shortAnswer({ body: `${one}\n\n${bold}` })).toEqual({ text: one, more: bold });
  });

  it('says the list that a short beginning leans on', () => {
    const list = `- ${sentence('One', 200)}\n- ${sentence('Two', 200)}`;
    expect(shortAnswer({ body: `Yes, you can.\n\n${list}` })).toEqual({
      text: `Yes, you can.\n\n${list}`,
      more: '',
    });
  });

  it('says a first paragraph whole, however long, and shows at once what is hardly worth a tap', () => {
    const long = sentence('Long', 500);
    expect(shortAnswer({ body: `${long}\n\nEnd.` })).toEqual({ text: `${long}\n\nEnd.`, more: '' });
  });

  it('begins with the lead of the question that is asked, and the paragraph behind it', () => {
    const body = `No.\n\nFirst.\n\nThe card has your date.`;
    expect(shortAnswer({ body }, { ...narrow, paragraph: 2 })).toEqual({
      text: 'Up to 2 weeks early.\n\nThe card has your date.',
      more: 'No.\n\nFirst.',
    });
    expect(shortAnswer({ body }, narrow)).toEqual({ text: narrow.lead, more: body });
  });

  it('leaves a long paragraph behind a lead to whoever wants more, but says all steps', () => {
    const long = `${sentence('Long', 500)}`;
    expect(shortAnswer({ body: long }, { ...narrow, paragraph: 0 }).text).toBe(narrow.lead);
    const steps = `Do this:\n\n1. ${long}`;
    expect(shortAnswer({ body: steps }, { ...narrow, paragraph: 0 }).text).toBe(`${narrow.lead}\n\n${steps}`);
  });
});

describe('shorterAnswer', () => {
  it('is half as long, and the lead alone', () => {
    const [one, two] = [sentence('One', 200), sentence('Two', 100)];
    expect(shorterAnswer({ body: `${one}\n\n${two}` })).toEqual({ text: one, more: two });
    expect(shorterAnswer({ body: one }, { ...narrow, paragraph: 0 }).text).toBe(narrow.lead);
  });
});
