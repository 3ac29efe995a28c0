export const home = {
  title: 'Ask what you can’t ask anyone else.',
  lead: 'Clear answers about your body, love, sex, pregnancy and safety. In English, Kiswahili and French. Free, and no name needed.',
  ask: 'Ask a question',
  community: 'Join the community',
  learn: 'Learn',
  sampleLabel: 'An example of a question and its answer',
  sampleQuestion: 'My period is 6 days late. Am I pregnant?',
  sampleAnswer:
    'Maybe, maybe not. Stress, illness or a change of weight can delay a period too. A pregnancy test can tell you from the first day your period is late.',
  sampleNote: 'An example. Ask your own and see the sources.',
  saying: { words: 'Kuuliza si ujinga', meaning: 'Asking is not foolishness (Swahili saying)' },
  promisesTitle: 'What you can count on',
  promises: [
    {
      title: 'No name needed',
      text: 'Ask, read and go. You never need to give a name, an e-mail or a number.',
    },
    {
      title: 'Sources you can check',
      text: 'Health answers say where they come from and when they were reviewed.',
    },
    {
      title: 'Gone in one tap',
      text: 'Someone coming? Exit takes you to another page at once, from anywhere here.',
    },
  ],
  topicsTitle: 'What is on your mind?',
  topicsLead: 'Pick a question to begin. You can change the words before you send it.',
  topics: {
    prenatal: 'Pregnancy care',
    abortion: 'Safe abortion',
    complications: 'Problems in pregnancy',
    youth: 'Youth-friendly services',
    violence: 'After violence',
    contraception: 'Contraception',
  },
  emergencyTitle: 'In danger right now?',
  emergencyText: 'Call your local emergency services. It is not your fault, and you are not alone.',
};
