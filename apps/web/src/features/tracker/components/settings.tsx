import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { EraseSetting } from './erase-setting.tsx';
import { FileSettings } from './file-settings.tsx';
import { LockSettings } from './lock-settings.tsx';
import { PauseSettings } from './pause-settings.tsx';

/** What one needs now and then, folded away. */
export function Settings() {
  const { pause, files, lock, erase } = useMessages('keeping');
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <Fold title={pause.title}>
        <PauseSettings />
      </Fold>
      <Fold title={files.title}>
        <FileSettings />
      </Fold>
      <Fold title={lock.title}>
        <LockSettings />
      </Fold>
      <Fold title={erase.title}>
        <EraseSetting />
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <details className="border-line border-b last:border-b-0">
      <summary className="min-h-12 px-5 py-3 hover:bg-sunken">
        <h2 id={id} className="inline text-lg">
          {title}
        </h2>
      </summary>
      <section aria-labelledby={id} className="flex flex-col gap-4 px-5 pt-1 pb-5">
        {children}
      </section>
    </details>
  );
}
