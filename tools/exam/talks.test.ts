import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { examAssistant } from './exam-assistant.ts';

/** Shares of the questions that follow up whose first passage, and any shown passage, is one that a nurse would choose. */
const FLOORS = { first: 0.67, shown: 0.75 };

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
  const share = (hits: typeof answers) => hits.length / answers.length;

  it('is one of many', () => {
    expect(answers.length).toBeGreaterThan(300);
  });

  it('is followed: what is asked next is mostly answered by what it leans on', () => {
    const first = answers.filter(({ wanted, names: [name = ''] }) => wanted.test(name));
    const shown = answers.filter(({ wanted, names }) => names.some((name) => wanted.test(name)));
    const missed = answers.filter((answer) => !shown.includes(answer));
    const list = missed.map(({ question, names }) => `${question}: ${names.join(' ')}`).join('\n');
    expect(share(first), list).toBeGreaterThanOrEqual(FLOORS.first);
    expect(share(shown), list).toBeGreaterThanOrEqual(FLOORS.shown);
  });
});

function turnOf(text: string, at: number): Turn {
  const [question = '', sections] = text.split('=>').map((part) => part.trim());
  const counts = at > 0 && sections !== undefined;
  return { question, wanted: counts ? new RegExp(`^(?:${sections.split(/\s+/).join('|')})$`) : undefined };
}

/** Asks turn by turn, as the chat does: with the names of the sections that were shown before, the last first. */
function followed({ language, turns }: (typeof talks)[number]) {
  let context: string[] = [];
  return turns.flatMap(({ question, wanted }) => {
    const { details } = assistant.answer({ question, language, context: { sections: context } });
    const names = (details.passages ?? []).map(({ slug, section }) => `${slug}#${section}`);
    context = [...new Set([...names, ...context])].slice(0, limits.chat.context);
    return wanted ? [{ question, wanted, names }] : [];
  });
}
