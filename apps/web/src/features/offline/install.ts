/** How to install: a call that asks the person, or the news that it is done. Undefined: by the browser's menu only. */
export type InstallOffer = (() => Promise<void>) | 'installed' | undefined;

/** What Chromium sends when it would let this page be installed; not part of any standard, hence typed here. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Tells what is possible now and whenever that changes. Answers the way to stop. */
export function watchInstall(tell: (offer: InstallOffer) => void): () => void {
  const offered = (event: Event) => {
    if (!isInstallEvent(event)) return;
    // The browser's own banner would come at a moment of its choosing.
    event.preventDefault();
    tell(async () => {
      await event.prompt();
    });
  };
  const done = () => tell('installed');
  if (window.matchMedia('(display-mode: standalone)').matches) done();
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', done);
  return () => {
    window.removeEventListener('beforeinstallprompt', offered);
    window.removeEventListener('appinstalled', done);
  };
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
