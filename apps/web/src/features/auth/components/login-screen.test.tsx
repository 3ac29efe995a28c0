import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFarewell } from '../../../lib/farewell.ts';
import { useLocation } from '../../../lib/router.tsx';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ensureAnonymousSession } from '../session.ts';
import { signedOut, useAuthState } from '../store.ts';
import { LoginScreen } from './login-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { RecoveryCodePanel } from './recovery-code-panel.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

const user = {
  _id: '7f9c24e8-3b12-4fef-91e0-000000000001',
  username: 'calm-heron',
  role: 'USER',
  isAnonymous: true,
  email: null,
  createdAt: '2026-11-20T08:00:00Z',
} as const;

const heardLogout = vi.fn();
onFarewell(heardLogout);

beforeEach(() => {
  useAuthState.setState(signedOut);
  heardLogout.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

function open(address = '/login') {
  renderPage(<Pages />, { address });
}

function Pages() {
  const { pathname } = useLocation();
  if (pathname === '/login') return <LoginScreen />;
  return pathname === '/profile' ? <ProfileScreen /> : <RecoveryCodePanel />;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** The fields that are marked as wrong, each with the last text that it names. */
const faults = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((input) => {
      const named = input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      return [input.labels?.[0]?.textContent, document.getElementById(named)?.textContent];
    }),
  );
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

describe('signing in', () => {
  it('asks for both fields before it asks the server', async () => {
    const sent = fakeServer({});
    open();
    expect(screen.getByRole('heading', { name: 'Welcome To Salama' })).toBeTruthy();
    fill('Username', 'calm-heron');
    await press('Sign in');
    expect(alertText()).toBe('Please fill in all required fields');
    expect(sent).toEqual([]);
    expect(faults()).toEqual({ Password: 'Please fill in all required fields' });
  });

  it('shows the server’s sentence and loses nothing that was typed', async () => {
    fakeServer({
      'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', "Couldn't sign you in, check your credentials"),
    });
    open();
    fill('Username', 'calm-heron');
    fill('Password', 'something wrong');
    await press('Sign in');
    await waitFor(() => expect(alertText()).toBe("Couldn't sign you in, check your credentials"));
    expect(field('Username').value).toBe('calm-heron');
    expect(field('Password').value).toBe('something wrong');
    expect(Object.keys(faults())).toEqual(['Username', 'Password']);
  });

  it('says nothing but that the server could not be reached', async () => {
    fakeServer({ 'POST /auth/login': 'no network' });
    open();
    fill('Username', 'calm-heron');
    fill('Password', 'something');
    await press('Sign in');
    await waitFor(() =>
      expect(alertText()).toBe('Salama could not be reached. Check your connection and try again.'),
    );
  });

  it('shows no failure of anything but itself', async () => {
    fakeServer({ 'POST /auth/anonymous-session': 'no network', 'POST /auth/login': 'no network' });
    await ensureAnonymousSession();
    open();
    expect(alertText()).toBe('');
    fill('Username', 'calm-heron');
    fill('Password', 'something');
    await press('Sign in');
    await waitFor(() => expect(alertText()).toContain('Salama could not be reached'));
    cleanup();
    open();
    expect(alertText()).toBe('');
  });

  it('never puts what is typed into an address', () => {
    open();
    expect(field('Password').form?.method).toBe('post');
  });

  it('shows the password on demand', () => {
    open();
    expect(field('Password').type).toBe('password');
    fireEvent.click(field('Show password'));
    expect(field('Password').type).toBe('text');
  });

  it('takes the privacy notice away when it is understood', async () => {
    open();
    expect(screen.getByText(/username that nobody can link to you/)).toBeTruthy();
    await press('Got it, thanks!');
    expect(screen.queryByText(/username that nobody can link to you/)).toBeNull();
  });
});

describe('registering', () => {
  it('wants the same password twice', async () => {
    open();
    await press('No account yet? Create one');
    expect(screen.getByRole('heading', { name: 'Create Account at Salama' })).toBeTruthy();
    fill('Username', 'calm-heron');
    fill('Password', 'long enough words');
    fill('Confirm password', 'other words');
    await press('Create account');
    expect(alertText()).toBe('Passwords do not match');
    expect(Object.keys(faults())).toEqual(['Confirm password']);
  });

  it('clears errors and keeps the typed name when the mode changes', async () => {
    fakeServer({ 'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', 'No such pair') });
    open();
    fill('Username', 'calm-heron');
    fill('Password', 'something wrong');
    await press('Sign in');
    await screen.findByText('No such pair');
    await press('No account yet? Create one');
    expect(alertText()).toBe('');
    expect(field('Username').value).toBe('calm-heron');
    await press('Create account');
    await press('Already have an account? Sign in');
    expect(alertText()).toBe('');
  });

  it('goes home and shows the recovery code until it is kept', async () => {
    fakeServer({
      'POST /auth/register': success({ user, token: 'tok', recoveryCode: 'ABCD-EFGH-JKLM' }, { status: 201 }),
    });
    open();
    await press('No account yet? Create one');
    fill('Username', 'calm-heron');
    fill('Password', 'long enough words');
    fill('Confirm password', 'long enough words');
    await press('Create account');
    expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeTruthy();
    await press('I have kept it');
    expect(screen.getByText('ABCD-EFGH-JKLM')).toBeTruthy();
    await press('Yes, I have it');
    expect(screen.queryByText('ABCD-EFGH-JKLM')).toBeNull();
  });
});

describe('the recovery code', () => {
  it('sets a new password', async () => {
    const sent = fakeServer({
      'POST /auth/recover': success({ user, token: 'tok', recoveryCode: 'NEW-CODE' }),
    });
    open();
    await press('I have a recovery code');
    fill('Username', 'calm-heron');
    fill('Recovery code', ' ABCD-EFGH ');
    fill('New password', 'long enough words');
    fill('Confirm password', 'long enough words');
    await press('Set new password');
    await screen.findByText('NEW-CODE');
    expect(sent[0]?.body).toEqual({
      username: 'calm-heron',
      recoveryCode: 'ABCD-EFGH',
      password: 'long enough words',
    });
  });
});

describe('the profile', () => {
  it('sends visitors to sign in', () => {
    open('/profile');
    expect(screen.getByRole('heading', { name: 'Welcome To Salama' })).toBeTruthy();
  });

  it('shows the account and logs out after asking', async () => {
    act(() => useAuthState.setState({ user, token: 'tok', isAuthenticated: true, isAnonymous: true }));
    fakeServer({ 'POST /auth/logout': success({}) });
    open('/profile');
    for (const text of ['calm-heron', 'Salama does not ask for one', '20 November 2026', 'Anonymous'])
      expect(screen.getByText(text)).toBeTruthy();
    await press('Log out');
    expect(screen.getByText('Are you sure you want to log out?')).toBeTruthy();
    expect(heardLogout).not.toHaveBeenCalled();
    const buttons = screen.getAllByRole('button', { name: 'Log out' });
    await act(async () => void fireEvent.click(buttons.at(-1) as HTMLElement));
    expect(heardLogout).toHaveBeenCalledOnce();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Welcome To Salama' })).toBeNull();
  });
});
