import { limits } from '@salama/contract/limits.ts';
import { Star } from 'lucide-react';
import { useMessages } from '../../../lib/messages.tsx';

const { min, max } = limits.testimonials.rating;
const RATINGS = Array.from({ length: max - min + 1 }, (_, at) => min + at);

/** How somebody rated, for eyes and ears. */
export function Stars({ rating }: { rating: number }) {
  const { stars } = useMessages('testimonials');
  return (
    <p className="flex">
      <span className="sr-only">{stars(rating)}</span>
      {RATINGS.map((value) => (
        <Mark key={value} isLit={value <= rating} className="size-5" />
      ))}
    </p>
  );
}

/** One to five, as a group of radio buttons: arrow keys move, the label says the number. */
export function RatingField({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  const texts = useMessages('testimonials');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.rating}</legend>
      <div className="flex">
        {RATINGS.map((value) => (
          <label
            key={value}
            className="flex size-12 items-center justify-center rounded-full hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              checked={value === rating}
              onChange={() => onRate(value)}
              className="sr-only"
            />
            <span className="sr-only">{texts.stars(value)}</span>
            <Mark isLit={value <= rating} className="size-8" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Lit and unlit differ in shape as well as in colour. */
function Mark({ isLit, className }: { isLit: boolean; className: string }) {
  return (
    <Star
      aria-hidden="true"
      className={`${className} ${isLit ? 'fill-sun text-clay' : 'text-line-strong'}`}
    />
  );
}
