import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { ModeratedItem, ModeratedItems } from '../moderation/types.ts';
import {
  findTestimonials,
  lockTestimonials,
  setTestimonialState,
  type TestimonialRow,
} from './repository.ts';

/** Stories as moderation handles them. */
export function createModeratedTestimonials(marks: VisitorMarks): ModeratedItems {
  return {
    // Lists are read anew each time: nothing is kept that a decision could make stale.
    changed: () => {},
    async find(db, wanted) {
      const rows = await findTestimonials(
        db,
        'id',
        wanted.map(({ id }) => id),
      );
      return wanted.flatMap(({ id }) => rows.filter((row) => row.id === id).map(itemOf));
    },
    async lock(db, { id }) {
      const [row] = await lockTestimonials(db, [id]);
      return row && itemOf(row);
    },
    setState: setTestimonialState,
    writerOf: ({ id, writer }) => (writer === null ? undefined : marks.unseal(writer, placeOfWriter(id))),
  };
}

/** Where the sealed mark of a story's writer stands. */
export function placeOfWriter(id: string): string {
  return `testimonials.writer ${id}`;
}

function itemOf({
  id,
  name,
  location,
  story,
  lang,
  state,
  approved_at,
  created_at,
  writer,
}: TestimonialRow): ModeratedItem {
  const username = [name, location].filter(Boolean).join(', ');
  return {
    kind: 'testimonial',
    id,
    questionId: id,
    username,
    content: story,
    tags: [],
    lang,
    state,
    approvedAt: approved_at,
    createdAt: created_at,
    writer,
  };
}
