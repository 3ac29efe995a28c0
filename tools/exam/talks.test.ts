import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { examAssistant } from './exam-assistant.ts';

/** The share of the questions that follow up whose passage is one that a nurse would choose. */
const FLOOR = 0.65;

interface Turn {
  question: string;
  /** Names of sections that answer it, as a pattern; absent for an opening. */
  wanted: RegExp | undefined;
}

/** `talks.txt`: a conversation a line, `language|opening|question => slug#section slug#(a|b)|…`. */
const talks = readFileSync(join(import.meta.dirname, 'talks.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [language = '', ...turns] = line.split(/\|(?![^(]*\))/);
    return { language: language as Language, turns: turns.map(turnOf) };
  });
const assistant = examAssistant();

describe('a conversation', () => {
  const answers = talks.flatMap(followed);

  it('is one of many', () => {
    expect(answers.length).toBeGreaterThan(300);
  });

  it('is followed: what is asked next is mostly answered by what it leans on', () => {
    const met = answers.filter(({ wanted, name }) => wanted.test(name));
    const missed = answers.filter((answer) => !met.includes(answer));
    const list = missed.map(({ question, name }) => `${question}: ${name}`).join('\n');
    expect(met.length / answers.length, list).toBeGreaterThanOrEqual(FLOOR);
  });
});

function turnOf(text: string, at: number): Turn {
  const [question = '', sections] = text.split('=>').map((part) => part.trim());
  const counts = at > 0 && sections !== undefined;
  return { question, wanted: counts ? new RegExp(`^(?:${sections.split(/\s+/).join('|')})$`) : undefined };
}

/** Asks turn by turn, as the chat does: with what was asked before, and the names of the sections that answered it. */
function followed({ language, turns }: (typeof talks)[number]) {
  let sections: string[] = [];
  const said: string[] = [];
  return turns.flatMap(({ question, wanted }) => {
    const context = { sections, said: said.slice(0, limits.chat.said) };
    const { details } = assistant.answer({ question, language, context });
    const names = (details.passages ?? []).map(({ slug, section }) => `${slug}#${section}`);
    if (details.kind !== 'unsure')
      sections = [...new Set([...names, ...sections])].slice(0, limits.chat.context);
    said.unshift(question);
    return wanted ? [{ question, wanted, name: names[0] ?? '' }] : [];
  });
}
