import type { BoardTexts } from './en-board.ts';

export const board: BoardTexts = {
  errors: {
    QUESTION_EMPTY: 'Andika swali lako kwanza.',
    QUESTION_TOO_LONG: 'Swali lako ni refu mno (mwisho ni herufi 280)',
    QUESTION_TAGS: 'Swali lina lebo zisizozidi 5.',
    TAG_TOO_LONG: 'Lebo ina herufi zisizozidi 30.',
    ANSWER_EMPTY: 'Andika jibu lako kwanza.',
    ANSWER_TOO_LONG: 'Jibu lako ni refu mno (mwisho ni herufi 1000)',
  },
  fallbacks: {
    questionCreate: 'Imeshindikana kutuma swali',
    questionsLoad: 'Imeshindikana kupakia maswali',
    questionLoad: 'Imeshindikana kupakia swali',
    answerAdd: 'Imeshindikana kutuma jibu',
    questionVote: 'Imeshindikana kulipigia swali kura',
    answerVote: 'Imeshindikana kulipigia jibu kura',
    postDelete: 'Imeshindikana kufuta',
    reportSend: 'Imeshindikana kutuma ripoti',
    receiptFind: 'Imeshindikana kutafuta ulichotuma',
  },
  postHeld: 'Asante. Msimamizi atakisoma kwanza.',
};
