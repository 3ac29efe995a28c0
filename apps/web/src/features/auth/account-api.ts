import {
  changePassword,
  deleteAccount,
  endSessions,
  exportAccount,
  listSessions,
  rename,
  renewRecoveryCode,
} from '@salama/contract/auth/account-endpoints.ts';
import type { PostsAfter } from '@salama/contract/auth/schemas.ts';
import { call } from '../../lib/http.ts';

/** What somebody does to her own account. */
export const accountApi = {
  rename: (username: string) => call(rename, { body: { username } }),
  changePassword: (password: string, newPassword: string) =>
    call(changePassword, { body: { password, newPassword } }),
  renewRecoveryCode: (password: string) => call(renewRecoveryCode, { body: { password } }),
  sessions: () => call(listSessions),
  endSessions: () => call(endSessions),
  export: () => call(exportAccount),
  delete: (password: string, posts: PostsAfter) => call(deleteAccount, { body: { password, posts } }),
};
