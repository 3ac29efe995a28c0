/** Only in the prerendered pages: the app itself never shows it. */
export const late = {
  title: 'Part of this page has not arrived',
  text: 'You can read on. Buttons will work once it is here: Salama keeps trying.',
  again: 'Try again',
};
