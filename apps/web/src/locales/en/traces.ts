import { controls } from '@salama/contract/texts/en-controls.ts';

/** Erasing what Salama keeps on a device. */
export const traces = {
  button: controls['erase-traces'],
  title: 'Erase everything?',
  lead: 'This takes away, on this phone:',
  goes: [
    'your period calendar and its notes',
    'your sign-in, your choices, your answer to the age question',
    'questions and stories kept for a quick start',
    'the pages kept for offline use',
  ],
  signsOut:
    'You are signed out. Your account and what you posted stay on the server: delete them on your profile or with your code.',
  backup: 'Do you use the period tracker? Then export it first. It cannot be brought back.',
  toTracker: 'Open the tracker',
  cannotTitle: 'What it cannot erase',
  cannot: [
    'the history of your browser, downloads and screenshots',
    'what your network, or a program that watches this phone, has already seen',
    'what someone beside you has seen',
  ],
  after: 'Then an ordinary page opens, here and in every other tab of Salama.',
  confirm: 'Erase everything',
  failed: 'Something could not be erased. Clear the data of this site in the settings of your browser.',
  tryAgain: 'Try again',
  leave: 'Leave now',
};
