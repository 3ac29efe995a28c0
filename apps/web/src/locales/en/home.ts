/** The first screen of the home page; what is below it is in `landing.ts`. */
export const home = {
  title: 'Ask what you can’t ask anyone else.',
  lead: 'Clear answers about your body, love, sex, pregnancy and safety. In English, Kiswahili and French. Free, and no name needed.',
  ask: 'Ask a question',
  help: 'Help now',
  read: 'Read',
  community: 'Join the community',
  bot: 'Ask on our messaging bot',
  sampleLabel: 'An example of a question and its answer',
  sampleNote: 'The beginning of a real answer by our assistant.',
  sampleSources: 'Sources:',
  saying: {
    words: 'Kuuliza si ujinga',
    meaning: 'Asking is not foolishness (Swahili saying)',
  },
};
