import { controls } from '@salama/contract/texts/en-controls.ts';

/** What stands under a reply, and how one says whether it helped: fetched with the first message. */
export const reply = {
  more: 'More',
  library: 'From our library, word for word.',
  writtenByModel: 'Written by a computer from the passages below.',
  unchecked: 'Nobody has checked these words.',
  passages: 'Passages',
  passagesEditorial: (date: string) =>
    `The passages: checked by our editors on ${date}, not yet by a clinician.`,
  passagesClinical: (by: string, date: string) => `The passages: checked by ${by} on ${date}.`,
  sources: (count: number) => (count === 1 ? '1 source' : `${count} sources`),
  newTab: 'opens in a new tab',
  /** In a word, beside the number of sources. */
  reviewState: {
    editorial: 'Not yet checked by a clinician',
    changed: 'Changed since a clinician checked it',
    clinical: 'Checked by a clinician',
  },
  reviewEditorial: (date: string) => `Checked by our editors on ${date}, not yet by a clinician.`,
  reviewClinical: (by: string, date: string) => `Checked by ${by} on ${date}.`,
  reviewChanged: (by: string, date: string) =>
    `Checked by ${by} on ${date}, and changed by our editors since.`,
  article: (title: string) => `In the library: ${title}`,
  readOn: 'Read on when you can:',
  stop: 'Stop',
  stoppedReply: 'You stopped this answer. It is not complete.',
  askAgain: 'Ask again',
  /** What could not be sent, for want of a network. */
  waiting: {
    title: 'No network',
    unreachable: 'Salama cannot be reached right now.',
    back: 'The network is back.',
    kept: (count: number) =>
      `${count === 1 ? 'Your question waits' : `${count} questions wait`} on this page only. With ${controls.exit}, a reload or closing the page, ${count === 1 ? 'it is' : 'they are'} gone.`,
    send: 'Send again',
    drop: 'Remove',
    led: 'Without a network there is no answer. Going by its words, your question may be about this:',
    meanwhile: 'On this phone, without a network:',
    lines: 'Lines to call',
    articles: 'Articles',
  },
  feedback: {
    question: 'Did this help?',
    yes: 'Yes, this helped',
    no: 'No, this did not help',
    thanksUp: 'Thank you for telling us.',
    title: 'What was not right?',
    reasons: {
      wrong: 'It is wrong',
      'not-asked': 'It is not what I asked',
      unclear: 'I do not understand it',
      language: 'The language is not right',
      unkind: 'It is unkind',
      other: 'Something else',
    },
    choose: 'Choose what was not right first.',
    comment: 'Do you want to say more?',
    commentHint: 'Please leave out names and phone numbers.',
    share: 'Send my question too, so that people who work on Salama can read it',
    shareHint: 'Without this, nobody sees what you asked. Names and numbers we find are taken out.',
    send: 'Send',
    cancel: 'Not now',
    thanks: 'Thank you. This helps us to do better.',
    failed: 'That could not be sent. Check your connection and try again.',
    loadFailed: 'This could not be loaded. Check your connection.',
  },
};
