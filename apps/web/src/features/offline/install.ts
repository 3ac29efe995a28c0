/** How to install: a call that asks the person, or the news that it is done. Undefined: by the browser's menu only. */
export type InstallOffer = (() => Promise<void>) | 'installed' | undefined;

/** What Chromium sends when it would let this page be installed; not part of any standard, hence typed here. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser offers once a page load, on whichever page that is: kept for the page that shows it. */
let offered: InstallEvent | undefined;
if (typeof window !== 'undefined')
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // The browser's own banner would come at a moment of its choosing.
    event.preventDefault();
    offered = event;
  });

/** Tells what is possible now and whenever that changes. Answers the way to stop. */
export function watchInstall(tell: (offer: InstallOffer) => void): () => void {
  const show = () => tell(offered && askBy(offered));
  const done = () => {
    offered = undefined;
    tell('installed');
  };
  if (window.matchMedia('(display-mode: standalone)').matches) done();
  else show();
  window.addEventListener('beforeinstallprompt', show);
  window.addEventListener('appinstalled', done);
  return () => {
    window.removeEventListener('beforeinstallprompt', show);
    window.removeEventListener('appinstalled', done);
  };
}

function askBy(event: InstallEvent): () => Promise<void> {
  return async () => {
    await event.prompt();
  };
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
