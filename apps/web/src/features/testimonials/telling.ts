import type { ErrorCode } from '@salama/contract/errors.ts';
import { limits } from '@salama/contract/limits.ts';
import { testimonialFault } from '@salama/contract/testimonials/rules.ts';
import { noteWritten } from '../../lib/own-marks.ts';
import type { Author } from '../writing/author.ts';
import { createDraft } from '../writing/draft.ts';
import type { NewStory, Told } from './api.ts';
import { callStories, reloadStories } from './state.ts';

interface Telling {
  rating: number;
  story: string;
  isAnonymous: boolean;
  name: string;
  location: string;
  /** The form is on the page. */
  isOpen: boolean;
}

/** What stays to be shown after the last story told here. */
type Aftermath = Pick<Told, 'receipt' | 'notice'>;

/** The story that is being told. */
export const telling = createDraft<Telling, ErrorCode, Told, Aftermath>({
  empty: {
    rating: limits.testimonials.rating.default,
    story: '',
    isAnonymous: true,
    name: '',
    location: '',
    isOpen: false,
  },
  fault: faultOf,
  words: ({ story }) => story,
  deliver: (told, author) => callStories((api) => api.create(bodyOf(told, author))),
  sent({ receipt, notice, testimonial }) {
    noteWritten(testimonial._id);
    void reloadStories();
    return { done: { ...(receipt && { receipt }), ...(notice && { notice }) } };
  },
});

export function openForm(isOpen: boolean): void {
  telling.edit({ isOpen, done: undefined });
}

export function forgetReceipt({ notice }: Aftermath): void {
  telling.edit({ done: notice ? { notice } : {} });
}

/** Unchecking "anonymous" makes both fields required, also when both are empty. */
function faultOf({ isAnonymous, rating, story, name, location }: Telling): ErrorCode | undefined {
  if (isAnonymous) return testimonialFault({ rating, story, name: '', location: '' });
  const fault = testimonialFault({ rating, story, name, location });
  return fault ?? (name.trim() === '' ? 'FIELDS_REQUIRED' : undefined);
}

function bodyOf(told: Telling, { language, country }: Author): NewStory {
  const { rating, story, isAnonymous } = told;
  const [name, location] = isAnonymous ? ['', ''] : [told.name.trim(), told.location.trim()];
  return { rating, story: story.trim(), name, location, language, ...(country && { country }) };
}
