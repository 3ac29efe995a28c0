import { lazy, Suspense } from 'react';
import { useAuthState } from '../store.ts';

const RecoveryCode = lazy(() =>
  import('./recovery-code.tsx').then(({ RecoveryCode }) => ({ default: RecoveryCode })),
);

/** For the home page: the recovery code after registering, until the person says that it is kept. */
export function RecoveryCodePanel() {
  const code = useAuthState((state) => state.recoveryCode);
  const username = useAuthState((state) => state.user?.username);
  if (!code || !username) return null;
  return (
    <Suspense fallback={null}>
      <RecoveryCode code={code} username={username} />
    </Suspense>
  );
}
