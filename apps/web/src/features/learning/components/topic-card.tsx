import { CATEGORIES, type Category, type Material } from '@salama/contract/learning/schemas.ts';
import {
  Baby,
  ChevronDown,
  Flower2,
  HandHeart,
  HeartHandshake,
  Leaf,
  type LucideIcon,
  ShieldPlus,
  Sprout,
  Stethoscope,
  SunMedium,
  Umbrella,
  UsersRound,
} from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { CardName } from '../materials.ts';
import { loadAdded, useLearning } from '../state.ts';
import { useShelf } from '../use-shelf.ts';
import { MaterialList } from './material-list.tsx';

const SIGNS: Record<CardName, LucideIcon> = {
  MATERNAL_HEALTH: Baby,
  SAFE_ABORTION: ShieldPlus,
  YOUTH_HEALTH: Sprout,
  GBV_SUPPORT: HandHeart,
  CONTRACEPTION: Umbrella,
  SEXUAL_HEALTH: Stethoscope,
  REPRODUCTIVE_HEALTH: Flower2,
  MENTAL_HEALTH: SunMedium,
  RELATIONSHIPS: HeartHandshake,
  older: Leaf,
  parents: UsersRound,
};

/** Titles that tell at a glance what is inside. */
const GLANCE = 3;

interface TopicCardProps {
  name: CardName;
  isOpen: boolean;
  onToggle: () => void;
  onOpen: (material: Material) => void;
}

/** Folds out by itself without scripts; with them, one at a time is open. */
export function TopicCard({ name, isOpen, onToggle, onOpen }: TopicCardProps) {
  const messages = useMessages('learning');
  const { categories, shelves } = messages;
  const { label, hint } = { ...categories, ...shelves }[name];
  const category = CATEGORIES.find((one) => one === name);
  const shelf = useShelf(name);
  const Sign = SIGNS[name];
  useEffect(() => {
    if (isOpen && category) void loadAdded(category);
  }, [isOpen, category]);
  return (
    <details
      name="topic"
      open={isOpen}
      className="topic rounded-card bg-raised shadow-card open:col-span-full"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own */}
      <summary
        className="flex min-h-20 items-center sm:min-h-32 gap-4 rounded-card p-4 hover:bg-sunken"
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sun-soft text-clay">
          <Sign aria-hidden="true" className="size-6" />
        </span>
        <span className="min-w-0 grow">
          <h3 className="text-lg">{label}</h3>
          <span className="mt-1 block text-ink-soft text-sm leading-snug">{hint}</span>
          {shelf.length > 0 && (
            <span className="mt-1 line-clamp-3 text-ink-soft text-sm leading-snug">
              {messages.pages(shelf.length)}{' '}
              {shelf
                .slice(0, GLANCE)
                .map(({ title }) => title)
                .join(' · ')}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0 text-ink-soft" />
      </summary>
      <div className="px-4 pb-4">
        {isOpen && category && <LoadFailure category={category} />}
        <MaterialList materials={shelf} onOpen={onOpen} />
      </div>
    </details>
  );
}

/** The library is here all the same: only what administrators added may be missing. */
function LoadFailure({ category }: { category: Category }) {
  const { loadFailed } = useMessages('learning');
  const { common } = useMessages('shell');
  const failed = useLearning((state) => state.failed);
  return (
    <div role="status">
      {failed && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          {loadFailed}
          <Button variant="quiet" onClick={() => void loadAdded(category)}>
            {common.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
