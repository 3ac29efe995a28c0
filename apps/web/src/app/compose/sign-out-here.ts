import { readCredentials } from '../../lib/credentials.ts';

/** Ends this device's session on the server, so that a token copied from it is worth nothing. */
export async function signOutHere(): Promise<void> {
  if (!readCredentials().token) return;
  const { authApi } = await import('../../features/auth/api.ts');
  await authApi.logout();
}
