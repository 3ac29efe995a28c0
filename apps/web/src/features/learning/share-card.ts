import { saveFile } from '../../lib/save-file.ts';

const SIDE = 1080;
const EDGE = 96;
const PAPER = '#fbf6ec';
const INK = '#1d2b32';
const SOFT = '#4c5c62';
const BAND = '#a8461f';
const DOT = '#f2b33d';
const FONT = 'system-ui, sans-serif';
/** No name of ours, and none of what it is about, in somebody's downloads. */
const FILE = 'card.png';

/**
 * Passes a card on as its button says: the words to the clipboard, or a picture, to another app where the device can, else
 * to the downloads. It is drawn here; nothing is sent, and nothing on it tells where it comes from.
 */
export async function shareCard(button: HTMLElement): Promise<void> {
  const card = button.closest<HTMLElement>('[data-card]');
  const status = card?.querySelector('[role="status"]');
  if (!card || !status) return;
  const { dataset } = button;
  const words = [...card.querySelectorAll('[data-words]')].map((part) => part.textContent ?? '');
  const outcome = dataset['pass'] === 'words' ? await copy(words, card) : await passPicture(words);
  status.textContent = dataset[outcome] ?? '';
}

type Outcome = 'copied' | 'saved' | 'passed' | 'failed';

/** Without a clipboard (a page without https, an old browser) the words are marked, to be copied by hand. */
async function copy(words: readonly string[], card: HTMLElement): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(words.join('\n\n'));
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(card.querySelector('blockquote') ?? card);
    return 'failed';
  }
}

async function passPicture(words: readonly string[]): Promise<Outcome> {
  const picture = await drawCardPicture(words);
  if (!picture) return 'failed';
  try {
    const files = [new File([picture], FILE, { type: picture.type })];
    if (navigator.canShare?.({ files })) {
      await navigator.share({ files });
      return 'passed';
    }
  } catch (error) {
    // Closed without choosing an app: that is an answer.
    if (error instanceof DOMException && error.name === 'AbortError') return 'passed';
  }
  saveFile(FILE, picture, picture.type);
  return 'saved';
}

/** What is so, large; why; and what is said instead, small. */
function drawCardPicture([truth = '', why = '', heard = '']: readonly string[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  for (const top of [0, SIDE - 48]) drawBand(pen, top);
  pen.textBaseline = 'top';
  const below = write(pen, truth, { top: 150, size: 70, weight: 'bold', colour: INK });
  const end = write(pen, why, { top: below + 50, size: 44, weight: 'normal', colour: INK });
  write(pen, heard, { top: Math.max(end + 50, 840), size: 36, weight: 'normal', colour: SOFT });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface Hand {
  top: number;
  size: number;
  weight: string;
  colour: string;
}

/** Breaks lines at words; returns where the last one ends. */
function write(pen: CanvasRenderingContext2D, text: string, { top, size, weight, colour }: Hand): number {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  let line = '';
  let at = top;
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > SIDE - 2 * EDGE) {
      pen.fillText(line, EDGE, at);
      at += size * 1.25;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, EDGE, at);
  return at + size * 1.25;
}

function drawBand(pen: CanvasRenderingContext2D, top: number): void {
  pen.fillStyle = BAND;
  pen.fillRect(0, top, SIDE, 48);
  pen.fillStyle = DOT;
  for (let at = 36; at < SIDE; at += 72) {
    pen.beginPath();
    pen.arc(at, top + 24, 10, 0, 2 * Math.PI);
    pen.fill();
  }
}
