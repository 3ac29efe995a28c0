import { localPath } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { onFarewell } from '../../lib/farewell.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useLocation, useNavigate } from '../../lib/router.tsx';
import { noteRead } from './last-read.ts';
import type { CardName } from './materials.ts';

/** What of the Learn page is open. */
interface Open {
  card: CardName | undefined;
  /** What is being read. */
  material: Material | undefined;
}

const NOTHING: Open = { card: undefined, material: undefined };

/**
 * What each entry of the browser's history had open, by the number that its state holds. In memory alone: a browser
 * writes addresses and states to the disk, where they would tell the next holder of the phone what was read.
 */
const openings = new Map<number, Open>();
/** Begins where no earlier load of the page has been: its entries open nothing here. */
let newest = Date.now();
onFarewell(() => openings.clear());

/** Back closes what was opened last; a reload closes everything. */
export function useOpen() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = openings.get(openingIn(state)) ?? NOTHING;
  const go = (next: Open) => {
    newest += 1;
    openings.set(newest, next);
    navigate(localPath(language, '/learn'), { state: { opening: newest }, replace: false });
  };
  const leave = () => window.history.back();
  return {
    ...open,
    toggleCard: (card: CardName) => (open.card === card ? leave() : go({ card, material: undefined })),
    openMaterial: (material: Material, card = open.card) => {
      noteRead(material._id);
      go({ card, material });
    },
    closeMaterial: leave,
  };
}

function openingIn(state: unknown): number {
  const isMarked = typeof state === 'object' && state !== null && 'opening' in state;
  return isMarked ? Number(state.opening) : Number.NaN;
}
