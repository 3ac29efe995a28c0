import { helpFor, helpOfKinds } from '@salama/assistant/safety/help.ts';
import type { Country } from '@salama/contract/country.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseCountry } from '../lib/country.ts';
import { dangerHere, fetchDanger } from '../lib/danger-words.ts';
import { prepareLocalHelp } from '../lib/local-help.ts';
import { loadMessages } from '../lib/messages.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { HelpCard } from './help-card.tsx';

for (const language of LANGUAGES) await fetchDanger(language);
const danger = dangerHere('en');
if (!danger) throw new Error('No danger rules');
const { rules, directories } = danger;

function cardOf(id: string, country?: Country, language: Language = 'en') {
  const rule = rules.rules.find((one) => one.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return helpFor(rule, undefined, { language, country, directories, texts: rules.words.texts });
}

const numbers = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const country = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  chooseCountry(undefined);
  for (const language of LANGUAGES) await prepareLocalHelp(cardOf('violence', undefined, language));
});

describe('a card without a country', () => {
  it.each(LANGUAGES)(
    'shows 112 and what it is, and asks in %s for the country above the words',
    async (language) => {
      await loadMessages(language, ['shell']);
      await act(async () =>
        renderPage(<HelpCard help={cardOf('heavy-bleeding', undefined, language)} />, { language }),
      );
      expect(numbers()).toEqual(['tel:112']);
      const row = await screen.findByRole('group');
      expect(within(row).getAllByRole('button')).toHaveLength(directories.length - 1);
      const words = screen.getByText(rules.words.texts.answerers.varies[language], {
        exact: false,
        selector: 'div > p, strong',
      });
      expect(row.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  );

  it('fills with the lines of the country that is tapped, remembers it, and leads to the first line', async () => {
    await act(async () => renderPage(<HelpCard help={cardOf('violence')} />));
    await act(async () => fireEvent.click(country('Kenya')));
    expect(numbers().slice(0, 2)).toEqual(['tel:1195', 'tel:112']);
    expect(screen.getByText(/call 1195 \(helpline against violence\) or 112 \(police\)/)).toBeTruthy();
    expect(localStorage.getItem('country')).toBe('KE');
    expect(document.activeElement?.getAttribute('href')).toBe('tel:1195');
    expect(country('Kenya').getAttribute('aria-pressed')).toBe('true');
  });

  it('lets a slip be mended', async () => {
    await act(async () => renderPage(<HelpCard help={cardOf('heavy-bleeding')} />));
    await act(async () => fireEvent.click(country('France')));
    expect(numbers()[0]).toBe('tel:15');
    await act(async () => fireEvent.click(country('Burundi')));
    expect(numbers()).toEqual(['tel:113']);
    expect(screen.getByText('Go to the nearest hospital. Have someone take you.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('112');
  });

  it('keeps the words of help that no rule has chosen', async () => {
    const said = { kind: 'crisis', text: 'These people can help.', kinds: ['child', 'emergency'] } as const;
    await act(async () => renderPage(<HelpCard help={helpOfKinds(said, { language: 'en', directories })} />));
    await act(async () => fireEvent.click(country('Tanzania')));
    expect(numbers()).toEqual(['tel:116', 'tel:112']);
    expect(screen.getByText('These people can help.')).toBeTruthy();
  });

  it('shows no words of its own where the reply above says them', async () => {
    await act(async () => renderPage(<HelpCard help={{ ...cardOf('violence'), text: '' }} />));
    await act(async () => fireEvent.click(country('Kenya')));
    expect(screen.queryByText(/helpline against violence\)/)).toBeNull();
  });
});

describe('a card with a country', () => {
  it('asks for none, and follows the choice made elsewhere', async () => {
    chooseCountry('RW');
    await act(async () => renderPage(<HelpCard help={cardOf('heavy-bleeding', 'RW')} />));
    expect(screen.queryByRole('button')).toBeNull();
    expect(numbers()[0]).toBe('tel:912');
    await act(async () => chooseCountry('FR'));
    expect(numbers()[0]).toBe('tel:15');
  });

  it('says first to go to a hospital where no line is known to help', async () => {
    chooseCountry('UG');
    await act(async () => renderPage(<HelpCard help={cardOf('heavy-bleeding', 'UG')} />));
    const first = screen.getByText('Go to the nearest hospital. Have someone take you.');
    const line = screen.getByRole('link', { name: /Call 112.*police/ });
    expect(first.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('writes to the line that takes text messages alone', async () => {
    chooseCountry('FR');
    const said = { kind: 'crisis', text: 'Help.', kinds: ['other'] } as const;
    const help = helpOfKinds(said, { language: 'en', country: 'FR', directories });
    await act(async () => renderPage(<HelpCard help={help} />));
    const link = screen.getByRole('link', { name: /Send a text message to 114/ });
    expect(link.getAttribute('href')).toBe('sms:114');
  });
});
