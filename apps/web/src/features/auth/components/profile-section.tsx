import type { ReactNode } from 'react';
import { Notice } from '../../../components/notice.tsx';
import type { AccountFailure } from '../use-account-call.ts';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** One thing that can be done: what it is, what it means, and how. */
export function ProfileTask({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-prose text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

export function FailureNotice({ failure }: { failure: AccountFailure | undefined }) {
  return failure ? (
    <Notice tone="danger" announce="alert">
      <p>{failure.text}</p>
    </Notice>
  ) : null;
}
