import { APP_STARTED, APP_UNABLE } from './app-start.ts';

/** The template before the app in every page; see `notices.tsx`. */
const NOTICE = 'unable';

/**
 * Tells somebody whose browser cannot run the app that nothing will answer here, and where help is. An engine without
 * modules fetches no app; one that is too old for its syntax reports an error, and so does an app that throws before it
 * has started. What only could not be fetched is late (`late-app.ts`), which is another thing.
 */
export function watchEngine(): void {
  let isStarted = false;
  const tell = () => tellUnable(isStarted);
  if (!('noModule' in HTMLScriptElement.prototype)) document.addEventListener('DOMContentLoaded', tell);
  document.addEventListener(APP_UNABLE, tell);
  document.addEventListener(APP_STARTED, () => {
    isStarted = true;
  });
  window.addEventListener('error', ({ filename }) => {
    if (!isStarted && isOurs(filename)) tell();
  });
}

function isOurs(file: string | undefined): boolean {
  return file?.startsWith(`${window.location.origin}/assets/`) ?? false;
}

/** Where React has taken over, its forms are its own. */
function tellUnable(isStarted: boolean): void {
  const template = document.getElementById(NOTICE);
  if (!(template instanceof HTMLTemplateElement) || 'embedded' in document.documentElement.dataset) return;
  const unsent = template.content.querySelector('[data-unsent]');
  template.parentNode?.replaceChild(template.content, template);
  delete document.documentElement.dataset['late'];
  if (unsent && !isStarted) silence(unsent);
}

/** In the place of each form stands what the notice says of it; a press that was kept will never be heard. */
function silence(unsent: Element): void {
  for (const form of document.querySelectorAll('main form'))
    form.parentNode?.replaceChild(unsent.cloneNode(true), form);
  for (const control of document.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
}
