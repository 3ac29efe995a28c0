import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useAuthState } from '../store.ts';

export const recoveryCode = fetched(async () => (await import('./recovery-code.tsx')).RecoveryCode);

/** For the home page: the recovery code after registering, until the person says that it is kept. */
export function RecoveryCodePanel() {
  const code = useAuthState((state) => state.recoveryCode);
  const username = useAuthState((state) => state.user?.username);
  if (!code || !username) return null;
  return (
    <FetchedPart code={recoveryCode}>
      {(RecoveryCode) => <RecoveryCode code={code} username={username} />}
    </FetchedPart>
  );
}
