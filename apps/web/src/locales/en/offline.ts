/** The switch for offline use. Sizes: what the worker keeps for one language, compressed. */
export const offline = {
  keep: 'Keep Salama on this phone for offline use',
  keepHint: 'About 450 kB. Someone who looks closely at this phone could see that it was opened here.',
  unavailable: 'This browser cannot keep Salama for offline use.',
  keeping: 'Keeping Salama on this phone…',
  failed: 'That did not work. Check your connection and try again.',
};
