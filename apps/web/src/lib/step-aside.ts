/** What can be pressed or written in. */
const CONTROLS = 'a[href],button,input,select,textarea,summary,label';
/** Milliseconds without a move of the page after which it stands. */
const STANDS = 120;
/** Pixels between two rows that are looked at: no control is lower than three of them. */
const ROW = 8;
/** Part of the screen that it may climb: further up it is no longer at the corner. */
const CLIMB = 0.5;

/**
 * Keeps what floats over the page off what can be pressed: it climbs as far as it must, and fades where there is no free
 * place, until the page moves on. Looks after each move or growth of the page. Answers how to end it.
 * @param selector of what floats; it may come and go meanwhile.
 */
export function stepAside(selector: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const floating = document.querySelector<HTMLElement>(selector);
      if (floating) place(floating);
    }, STANDS);
  };
  const events = ['scroll', 'resize', 'click', 'focusin'];
  for (const event of events) window.addEventListener(event, look, { passive: true, capture: true });
  const growth = new ResizeObserver(look);
  growth.observe(document.body);
  return () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const event of events) window.removeEventListener(event, look, { capture: true });
  };
}

function place(floating: HTMLElement): void {
  const control = floating.querySelector('button') ?? floating;
  const { left, right, bottom, height } = control.getBoundingClientRect();
  const lift = Number(floating.dataset['lift'] ?? 0);
  const rows = Math.ceil((height + ROW) / ROW);
  const free: boolean[] = [];
  let climbed: number | undefined;
  for (let at = 0; climbed === undefined && at * ROW < window.innerHeight * CLIMB; at += 1) {
    const y = bottom + lift - at * ROW;
    free.unshift([left, (left + right) / 2, right - 1].every((x) => isFree(x, y, floating)));
    if (free.length >= rows && free.slice(0, rows).every(Boolean)) climbed = (at - rows + 1) * ROW;
  }
  // Whoever has come to it by keyboard must see it.
  const isHidden = climbed === undefined && !floating.contains(document.activeElement);
  floating.dataset['lift'] = String(climbed ?? 0);
  floating.style.transform = climbed ? `translateY(-${climbed}px)` : '';
  floating.style.opacity = isHidden ? '0' : '';
  control.style.pointerEvents = isHidden ? 'none' : '';
}

function isFree(x: number, y: number, floating: HTMLElement): boolean {
  return document
    .elementsFromPoint(x, y)
    .every((element) => floating.contains(element) || !element.closest(CONTROLS));
}
