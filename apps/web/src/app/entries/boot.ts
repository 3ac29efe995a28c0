import { listenForAnswers } from '../../features/consent/answer.ts';
import { readGate, showGate } from '../../features/consent/gate.ts';
import { readCredentials } from '../../lib/credentials.ts';
import { keepChosenQuestion, keepEarlyPress, keepMovedPress } from '../../lib/early-press.ts';
import { entryAddress, readLanguage, rememberLanguage } from '../../lib/entry-language.ts';
import { guardReturn, listenForExit, listenForOtherTabs } from '../../lib/exit.ts';
import { watchAppStart } from '../../lib/late-app.ts';
import { listenForFolded, listenForPrint, openChosenCountry } from '../../lib/prerendered-controls.ts';
import { applyTheme, readTheme } from '../../lib/theme-choice.ts';
import { watchEngine } from '../../lib/unable-app.ts';
import { isEmbedded, showEmbedded } from '../embedded.ts';

/** The address of `older.ts`, filled in by the build. */
declare const OLDER: string;

/**
 * The one blocking script, built into a file of its own: what must be decided before the first paint, and what must
 * work before, or without, the app: Exit, the gate, the theme, the language of the first visit.
 */
// Written, because an added element would not run before the app. The youngest of what it brings stands for all.
if (!('toSorted' in Array.prototype)) document.write(`<script src="${OLDER}"></script>`);

const embedded = isEmbedded();
// In a frame the page around it guards: a second guard would clear what the first has set.
if (embedded) showEmbedded();
else {
  guardReturn();
  listenForOtherTabs(() => readGate() === 'open');
}
applyTheme(readTheme());
showGate(readGate(), location.pathname);
if (readCredentials().token) document.documentElement.dataset['checking'] = '';
listenForExit(() => performance.now());
listenForAnswers();
keepEarlyPress();
keepMovedPress();
watchAppStart();
watchEngine();
keepChosenQuestion();
rememberLanguage();
listenForPrint();
listenForFolded();
openChosenCountry();

const entry = entryAddress(location.pathname, readLanguage(), navigator.languages);
if (entry) location.replace(entry + location.search + location.hash);
