import { type Reading, type ReadingState, readAloud, textsIn } from '../../lib/read-aloud.ts';

let reading: Reading | undefined;

/** Presses the button that begins, pauses and goes on, or the one that ends. */
export function listenTo(button: HTMLElement): void {
  const player = button.closest<HTMLElement>('[data-voice]');
  const page = button.closest('article');
  if (!player || !page) return;
  if (button.dataset['listen'] === 'stop') reading?.stop();
  else if (reading) reading.toggle();
  else begin(player, textsIn(page));
}

function begin(player: HTMLElement, texts: string[]): void {
  let isOver = false;
  const begun = readAloud(texts, document.documentElement.lang, (state) => {
    isOver = state === 'silent';
    if (isOver) reading = undefined;
    showState(player, state);
  });
  if (!isOver) reading = begun;
}

/** The first button keeps the focus whatever it is called. */
function showState(player: HTMLElement, state: ReadingState): void {
  const [toggle, stop] = player.querySelectorAll<HTMLElement>('[data-listen]');
  if (!toggle || !stop) return;
  const label = toggle.querySelector('span');
  if (label) label.textContent = toggle.dataset[state] ?? '';
  if (state === 'silent' && document.activeElement === stop) toggle.focus();
  stop.hidden = state === 'silent';
}
