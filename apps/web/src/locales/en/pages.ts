/** Small pages, and what the pages written under `content/pages` have around their words. */
export const pages = {
  ask: 'Ask a question now',
  home: 'Go Back Home',
  askHint: 'Until then, the assistant answers your questions at any hour.',
  soon: 'In the making',
  operatorFallback: 'the organisation that set it up',
  updated: 'Last updated:',
  readOn: 'Read by you on:',
  services: {
    title: 'Services',
    text: 'Here you will find where to go: youth-friendly clinics, contraception, care after violence.',
  },
  apps: {
    title: 'Our Apps',
    text: 'Tools that stay on your phone and tell nobody.',
    tracker: 'Period tracker',
    trackerText: 'Follow your cycle. What you write in it never leaves your phone.',
    mobile: 'Mobile app',
    mobileText: 'An app of its own is not here yet.',
    comingSoon: 'Coming soon',
    open: 'Open',
    install: 'Salama on your home screen',
    installText:
      'Opens like an app, also without a network. Its name and icon stand on your screen then, where others can see them.',
    installButton: 'Add to home screen',
    installMenu: 'In your browser’s menu, choose “Add to home screen” or “Install app”.',
    installed: 'Salama is on your home screen.',
  },
  tracker: {
    title: 'Period tracker',
    text: 'Your calendar will live here, on this phone only: no account, no upload.',
  },
  learn: {
    title: 'Learn',
    text: 'Nine shelves of short, sourced articles are being written and checked.',
  },
  about: {
    community: 'Join the community',
    chat: 'Ask a question',
    schoolTitle: 'Learn with us',
    schoolText: 'Our partners train young people and health workers.',
    school: 'Visit the training school',
  },
  contact: {
    email: 'Write to',
    none: 'This Salama has no address for mail yet. Use the suggestion box on the home page: it reaches the people who run it, and needs no name.',
    box: 'Go to the suggestion box',
    operator: 'Run by',
    subject: 'Salama',
  },
  admin: { unreachable: 'Salama could not be reached. You are still signed in.' },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  },
};
