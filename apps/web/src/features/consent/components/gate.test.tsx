import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../lib/messages.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { listenForAnswers } from '../answer.ts';
import { Gate } from './gate.tsx';

const panel = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (name: string, button: string) =>
  fireEvent.click(panel(name).getByRole('button', { name: button }));

listenForAnswers();

describe('the gate on screen', () => {
  it('moves between its panels and leaves the focus on what is shown', () => {
    document.documentElement.dataset['gate'] = 'ask';
    renderPage(<Gate />);
    press('Welcome to Salama', "I'm Too Young");
    expect(document.documentElement.dataset['gate']).toBe('declined');
    expect(document.activeElement?.textContent).toBe('Age Restriction');
    press('Age Restriction', 'Made a mistake? Change your answer');
    expect(document.documentElement.dataset['gate']).toBe('ask');
    expect(document.activeElement?.textContent).toBe('Welcome to Salama');
    press('Welcome to Salama', 'I Have 10+ Years');
    expect(document.documentElement.dataset['gate']).toBeUndefined();
  });

  it('offers whom to call, the health organisation and Exit to whoever declined', () => {
    renderPage(<Gate />);
    const declined = panel('Age Restriction');
    const addresses = declined.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain('tel:112');
    expect(addresses).toContain('tel:116');
    expect(addresses.some((address) => address?.startsWith('https://www.who.int/'))).toBe(true);
    expect(declined.getByRole('link', { name: 'Exit' })).toBeTruthy();
  });

  it.each(['sw', 'fr'] as const)('asks in %s and can be switched', async (language) => {
    await loadMessages(language, 'shell');
    renderPage(<Gate />, { language, address: `/${language}/chat` });
    const english = screen.getAllByRole('link', { name: /EN/ })[0];
    expect(english?.getAttribute('href')).toBe('/chat');
    expect(screen.queryByText('Welcome to Salama')).toBeNull();
  });
});
