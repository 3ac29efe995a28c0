import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFarewell } from '../../../lib/farewell.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedOut, useAuthState } from '../store.ts';
import { ProfileScreen } from './profile-screen.tsx';

const user = {
  _id: '1',
  username: 'CalmHeron',
  role: 'USER' as const,
  isAnonymous: true,
  email: null,
  createdAt: '2026-11-20T00:00:00.000Z',
};
const sessions = [
  { createdAt: '2026-11-20T08:00:00.000Z', usedAt: '2026-11-20T09:00:00.000Z', isCurrent: true },
  { createdAt: '2026-11-18T08:00:00.000Z', usedAt: '2026-11-19T09:00:00.000Z', isCurrent: false },
];
const wrong = failure(403, 'WRONG_PASSWORD', 'That is not your password. Check it and try again.');
const loggedOut = vi.fn();
onFarewell(loggedOut);

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const sent = fakeServer({
    'GET /auth/sessions': success({ sessions }),
    'POST /auth/logout': success({}),
    ...answers,
  });
  renderPage(<ProfileScreen />, { address: '/profile' });
  await screen.findByText('This phone, now');
  return sent;
}

const press = (name: string | RegExp, at = 0) =>
  act(async () => {
    const button = screen.getAllByRole('button', { name })[at];
    if (button) fireEvent.click(button);
  });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodyOf = (sent: { call: string; body: unknown }[], wanted: string) =>
  sent.find(({ call }) => call === wanted)?.body;

beforeEach(() => {
  useAuthState.setState({ ...signedOut, user, token: 't', isAuthenticated: true, isAnonymous: true });
});
afterEach(() => {
  cleanup();
  useAuthState.setState(signedOut);
  vi.unstubAllGlobals();
  loggedOut.mockClear();
});

describe('the profile', () => {
  it('shows name, no e-mail, the day of joining and the kind of account', async () => {
    await open();
    for (const text of ['CalmHeron', 'Salama does not ask for one', '20 November 2026', 'Anonymous'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('saves a new username', async () => {
    const sent = await open({ 'PATCH /auth/me': success({ user: { ...user, username: 'mango' } }) });
    await press('Edit');
    fill('Username', ' mango ');
    await press('Save');
    expect(await screen.findByText('mango')).toBeTruthy();
    expect(bodyOf(sent, 'PATCH /auth/me')).toEqual({ username: 'mango' });
    expect(screen.getByText(/Your new username is saved/)).toBeTruthy();
  });

  it('keeps a refused name in the form and says why', async () => {
    const sent = await open({ 'PATCH /auth/me': failure(409, 'USERNAME_TAKEN', 'That username is taken.') });
    await press('Edit');
    fill('Username', 'a');
    await press('Save');
    expect(screen.getByText('A username has 3 to 30 characters.')).toBeTruthy();
    expect(bodyOf(sent, 'PATCH /auth/me')).toBeUndefined();
    fill('Username', 'mango');
    await press('Save');
    expect(await screen.findByText('That username is taken.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mango');
  });

  it('changes the password for the old one', async () => {
    const sent = await open({ 'POST /auth/password': [wrong, success({})] });
    await press('Change password');
    await press('Change password');
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    fill('Your password', 'blue mango river');
    fill('New password', 'short');
    await press('Change password');
    expect(screen.getByText('A password has 8 to 128 characters.')).toBeTruthy();
    fill('New password', 'green papaya lake');
    await press('Change password');
    expect(await screen.findByText(/That is not your password/)).toBeTruthy();
    await press('Change password');
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    expect(bodyOf(sent, 'POST /auth/password')).toEqual({
      password: 'blue mango river',
      newPassword: 'green papaya lake',
    });
  });

  it('hands a new recovery code to the panel that shows it once', async () => {
    await open({ 'POST /auth/recovery-code': success({ recoveryCode: 'NEW-CODE' }) });
    await press('Make a new code');
    fill('Your password', 'blue mango river');
    await press('Make a new code');
    expect(useAuthState.getState().recoveryCode).toBe('NEW-CODE');
  });

  it('signs out everywhere, here too', async () => {
    await open({ 'DELETE /auth/sessions': success({}) });
    expect(screen.getByText('Another browser or phone')).toBeTruthy();
    await press('Sign out everywhere');
    expect(useAuthState.getState().isAuthenticated).toBe(false);
    expect(loggedOut).toHaveBeenCalledOnce();
  });

  it('saves all data as one file with a name that says nothing', async () => {
    const file = vi.fn((_: Blob) => 'blob:x');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: file, revokeObjectURL: () => {} }));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open({ 'GET /auth/me/export': success({ account: user }) });
    await press('Export my data');
    expect(await screen.findByText('The file was saved to this phone.')).toBeTruthy();
    expect(names).toEqual(['my-data.json']);
    expect(JSON.parse((await file.mock.calls[0]?.[0].text()) ?? '')).toEqual({ account: user });
  });

  it('says what goes and what stays, and deletes the account for the password', async () => {
    const sent = await open({ 'DELETE /auth/me': [wrong, success({})] });
    await press('Delete my account');
    expect(screen.getByText('What goes')).toBeTruthy();
    expect(screen.getByText('What stays')).toBeTruthy();
    await press('Delete for good');
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Leave them, without your name'));
    fill('Your password', 'blue mango river');
    await press('Delete for good');
    expect(await screen.findByText(/That is not your password/)).toBeTruthy();
    expect(useAuthState.getState().isAuthenticated).toBe(true);
    await press('Delete for good');
    expect(await screen.findByRole('heading', { name: 'Your account is gone' })).toBeTruthy();
    expect(bodyOf(sent, 'DELETE /auth/me')).toEqual({ password: 'blue mango river', posts: 'keep' });
    expect(useAuthState.getState().isAuthenticated).toBe(false);
    expect(loggedOut).toHaveBeenCalledOnce();
  });

  it('takes a new mark of this browser when the password is changed, and drops it with the account', async () => {
    useAuthState.setState({ user: { ...user, role: 'ADMIN' } });
    await open({
      'POST /auth/password': success({ deviceMark: 'n'.repeat(43) }),
      'DELETE /auth/me': success({}),
    });
    localStorage.setItem('known_device', 'm'.repeat(43));
    await press('Change password');
    fill('Your password', 'blue mango river');
    fill('New password', 'green papaya lake');
    await press('Change password');
    expect(localStorage.getItem('known_device')).toBe('n'.repeat(43));
    await press('Delete my account');
    fill('Your password', 'green papaya lake');
    await press('Delete for good');
    expect(localStorage.getItem('known_device')).toBeNull();
  });

  it('asks before it logs out', async () => {
    await open();
    await press('Log out');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'Are you sure you want to log out?' })).toBeTruthy();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
    expect(useAuthState.getState().isAuthenticated).toBe(true);
  });

  it('says that the network is away and stays as it was', async () => {
    await open({ 'GET /auth/me/export': 'no network' });
    await press('Export my data');
    expect(await screen.findByText(/Your data could not be fetched.*could not be reached/)).toBeTruthy();
  });
});
