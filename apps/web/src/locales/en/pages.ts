export const pages = {
  ask: 'Ask a question now',
  home: 'Go Back Home',
  askHint: 'Until then, the assistant answers your questions at any hour.',
  soon: 'In the making',
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
    mobileText: 'Coming soon. Until then you can add Salama to your home screen from the browser’s menu.',
    open: 'Open',
  },
  learn: { title: 'Learn', text: 'Nine shelves of short, sourced articles are being written and checked.' },
  about: { title: 'About', text: 'Who makes Salama, why, and what it stands for will be told here.' },
  privacy: {
    title: 'Privacy policy',
    text: 'The full policy is being written. What already holds:',
    points: [
      'You can use Salama without an account, a name, an e-mail or a phone number.',
      'What you ask without an account is answered and not kept.',
      'Nothing is loaded from other companies: no ads, no trackers, no cookies.',
      'Exit leaves at once, but the browser’s history may still show that you were here.',
    ],
  },
  terms: {
    title: 'Terms',
    text: 'The rules of this place will be written here in plain words: be kind, share no contacts, keep each other safe.',
  },
  support: { title: 'Support', text: 'Help with using Salama will stand here.' },
  contact: { title: 'Contact', text: 'How to write to the people who run this Salama will stand here.' },
  admin: { title: 'Admin Panel', text: 'Statistics, users and learning materials will be managed here.' },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  },
};
