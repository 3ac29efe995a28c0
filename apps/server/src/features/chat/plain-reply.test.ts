import type { Help } from '@salama/contract/help.ts';
import { expect, it } from 'vitest';
import { plainReplyHtml } from './plain-reply.ts';

const WARNING = 'It was not your fault.';
const BELOW = 'There is still time for both.';
const help: Help = { kind: 'crisis', text: WARNING, contacts: [] };
const details = { kind: 'crisis', language: 'en', suggestions: [] as string[] } as const;

const pageOf = (text: string, below?: string) =>
  plainReplyHtml(
    { question: 'q', text, help, details: { ...details, ...(below && { below }) } },
    'en',
    undefined,
  );
const times = (html: string, text: string) => html.split(text).length - 1;

it('says a warning once, and what stands below it once', () => {
  const html = pageOf(`${WARNING}\n\n${BELOW}`, BELOW);
  expect(times(html, WARNING)).toBe(1);
  expect(times(html, BELOW)).toBe(1);
  expect(html.indexOf(BELOW)).toBeGreaterThan(html.indexOf(WARNING));
});

it('shows nothing below a warning of which nothing is left to say', () => {
  const html = pageOf(WARNING);
  expect(times(html, WARNING)).toBe(1);
  expect(html).not.toContain('class="prose"><');
});
