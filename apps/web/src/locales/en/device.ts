/** What this browser does: keep Salama for offline use (the size: what the worker keeps for one language), run scripts. */
export const device = {
  offline: {
    keep: 'Keep Salama on this phone for offline use',
    keepHint:
      'About 290 kB, and a little more with each page that you open. Someone who looks closely at this phone could see that it was opened here.',
    everything: 'Keep everything',
    everythingHint:
      'About 740 kB more: all pages, all articles and their search. Without a network you can read them, and the chat shows which ones may answer you.',
    hasEverything: 'Everything in this language is on this phone: all pages, all articles and their search.',
    unavailable: 'This browser cannot keep Salama for offline use.',
    keeping: 'Keeping Salama on this phone…',
    failed: 'That did not work. Check your connection and try again.',
  },
  needsScripts: {
    login: 'You can sign in when scripts are switched on in your browser. Reading needs no account.',
    profile: 'Your profile shows here when scripts are switched on in your browser.',
    desk: 'The admin panel opens when scripts are switched on in your browser.',
    board: 'Discussions show here when scripts are switched on in your browser.',
    tracker: 'The calendar shows here when scripts are switched on in your browser.',
    stories: 'Stories show here when scripts are switched on in your browser.',
  },
};
