import { controls } from '@salama/contract/texts/en-controls.ts';

/** The home page below its first screen. */
export const landing = {
  topicsTitle: 'What is on your mind?',
  topicsLead: 'Pick a question to begin. You can change the words before you send it.',
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Ask in your own words',
      text: 'Slang, half sentences, three languages mixed: all fine. No name, no account.',
    },
    {
      title: 'Read an answer you can check',
      text: 'It comes from checked texts, with the sources under it. If we don’t know, we say so. In danger, help comes first.',
    },
    {
      title: 'Go on, or go away',
      text: `Find someone to call, read more, ask others without your name. ${controls.exit} takes you off this site in one tap.`,
    },
  ],
  impactTitle: 'Where we stand',
  impactLead: 'What is done, what is not yet, and what each figure really means.',
  completed: 'Completed',
  inProgress: 'In progress',
  figures: {
    private: {
      figure: '100%',
      label: 'Private & Anonymous',
      truth:
        'You need no name, and what you ask without an account is not stored. No one can hide from a network that you opened this site, or from someone who holds your phone.',
    },
    support: {
      figure: '24/7',
      label: 'Support Available',
      truth: 'The assistant answers at any hour. People do not. In danger, call 112.',
    },
    providers: {
      figure: '1000+',
      label: 'Healthcare Providers',
      truth: (count: string) =>
        `A goal. Today our list holds ${count} lines and services, each with its source.`,
      unknown: 'A goal. How many our list holds today stands on the services page.',
    },
    questions: {
      figure: '50K+',
      label: 'Questions Answered',
      truth: (count: string) => `A goal. So far, the assistant here has answered ${count}.`,
      none: 'A goal. This Salama is new: its assistant has not answered a question yet.',
      unknown: 'A goal. The real number shows here when you are online.',
    },
  },
  whatWeKeep: 'What we keep, and what not',
  servicesTitle: 'Someone to turn to',
  servicesLead: 'Helplines and services by country. Each number has its source and the day it was checked.',
  services: [
    {
      title: 'In an emergency',
      text: 'Police, ambulance and the number that works almost everywhere: 112.',
    },
    {
      title: 'For children and young people',
      text: 'Lines where you may say anything, and need not give your name.',
    },
    {
      title: 'After violence',
      text: 'Care in the first 72 hours matters most. Whatever happened, it is not your fault.',
    },
    {
      title: 'Contraception, pregnancy, tests',
      text: 'Where to go, what to bring, and what they may not refuse you.',
    },
  ],
  findServices: 'Find Services',
  learnTitle: 'Learn at your own pace',
  learnLead: 'Short articles with sources. Nothing is too simple to ask.',
  categories: [
    'Maternal Health',
    'Safe Abortion',
    'Youth Health',
    'GBV Support',
    'Contraception',
    'Sexual Health',
    'Reproductive Health',
    'Mental Health',
    'Relationships',
  ],
  learnMore: 'Open the library',
  appsTitle: 'Apps that keep quiet',
  trackerTitle: 'Period tracker',
  trackerText: 'Mark your days, see what comes next. Everything stays on this phone: no account, no upload.',
  trackerOpen: 'Open the tracker',
  mobileTitle: 'Mobile app',
  mobileText: 'Until it is here, you can add Salama to your home screen from the browser’s menu.',
  comingSoon: 'Coming soon',
  questionsTitle: 'Newest in the community',
  questionsLead: 'Asked without names, answered kindly, looked after by moderators.',
  closingTitle: 'Still wondering?',
  closingText: 'There is no wrong question. Begin with the one you have now.',
  closingChat: 'Ask a question',
  closingLearn: 'Read first',
};
