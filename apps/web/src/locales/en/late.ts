/** Only in the prerendered pages: the app itself never shows it. */
export const late = {
  title: 'Part of this page has not arrived',
  text: 'You can read on. Buttons will work once it is here: Salama keeps trying.',
  again: 'Try again',
  /** In an engine that cannot run the app. */
  unable: {
    title: 'The assistant does not work in this browser',
    text: 'The browser is probably too old. Update it, or open Salama in another one. You can still read every page.',
    unsent: 'From here nothing can be asked or sent.',
    lines: 'Helplines, country by country',
  },
};
