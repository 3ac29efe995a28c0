import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { Fault } from '../fault.ts';

/** For the digits of an authenticator; phones offer them from a message or a password manager. */
export function CodeField({ label, fault }: { label: string; fault: Fault | undefined }) {
  const messages = useMessages('admin');
  const error =
    fault && (fault.message ?? (fault.unreachable ? messages.unreachable : messages.fallbacks.code));
  return (
    <Field
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      error={error}
      className="max-w-xs font-mono tracking-widest"
    />
  );
}
