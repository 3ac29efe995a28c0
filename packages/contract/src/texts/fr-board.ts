import type { BoardTexts } from './en-board.ts';

export const board: BoardTexts = {
  errors: {
    QUESTION_EMPTY: 'Écris d’abord ta question.',
    QUESTION_TOO_LONG: 'Ta question est trop longue (280 caractères au maximum)',
    QUESTION_TAGS: 'Une question a 5 étiquettes au plus.',
    TAG_TOO_LONG: 'Une étiquette a 30 caractères au plus.',
    ANSWER_EMPTY: 'Écris d’abord ta réponse.',
    ANSWER_TOO_LONG: 'Ta réponse est trop longue (1000 caractères au maximum)',
  },
  fallbacks: {
    questionCreate: 'La question n’a pas pu être publiée',
    questionsLoad: 'Les questions n’ont pas pu être chargées',
    questionLoad: 'La question n’a pas pu être chargée',
    answerAdd: 'La réponse n’a pas pu être publiée',
    questionVote: 'Le vote pour la question n’a pas été pris en compte',
    answerVote: 'Le vote pour la réponse n’a pas été pris en compte',
    postDelete: 'La suppression a échoué',
    reportSend: 'Le signalement n’a pas pu être envoyé',
    receiptFind: 'Ta publication n’a pas pu être retrouvée',
  },
  postHeld: 'Merci. Une modératrice ou un modérateur le lit d’abord.',
};
