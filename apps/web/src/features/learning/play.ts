import { listenTo } from './listening.ts';
import { shareCard } from './share-card.ts';

/**
 * Hears what is pressed in quizzes and cards, and the button that reads aloud. What was answered stands in the page
 * alone. For an article's own script, and for the app that shows one; who comes second is idle.
 */
export function listenForPlay(): void {
  const { dataset } = document.documentElement;
  if ('play' in dataset) return;
  dataset['play'] = '';
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = (mark: string) => target.closest<HTMLElement>(`[data-${mark}]`);
    const answer = pressed('answer');
    if (answer) judge(answer);
    const card = pressed('pass');
    if (card) void shareCard(card);
    const listen = pressed('listen');
    if (listen) listenTo(listen);
  });
}

/** Shows what is so, says kindly whether the answer was that, and counts once all were answered. */
function judge(button: HTMLElement): void {
  const question = button.closest<HTMLElement>('[data-truth]');
  const quiz = button.closest<HTMLElement>('[data-right]');
  if (!question || !quiz) return;
  const { answer = '' } = button.dataset;
  question.dataset['answered'] = answer;
  for (const other of question.querySelectorAll('[data-answer]'))
    other.setAttribute('aria-pressed', String(other === button));
  const why = question.querySelector('details');
  if (why) why.open = true;
  const { right = '', wrong = '', count = '' } = quiz.dataset;
  say(question, answer === question.dataset['truth'] ? right : wrong);
  const all = [...quiz.querySelectorAll<HTMLElement>('[data-truth]')];
  if (all.some(({ dataset }) => !dataset['answered'])) return;
  const known = all.filter(({ dataset }) => dataset['answered'] === dataset['truth']).length;
  say(quiz.lastElementChild, count.replace('{known}', String(known)));
}

function say(place: Element | null, words: string): void {
  const status = place?.querySelector('[role="status"]');
  if (status) status.textContent = words;
}
