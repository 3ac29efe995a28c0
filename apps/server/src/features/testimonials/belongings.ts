import { isoTime } from '../../platform/clock.ts';
import type { Belongings } from '../auth/types.ts';
import { deleteCases } from '../moderation/service.ts';
import { markedTestimonials } from './own-marks.ts';
import { deleteTestimonials, lockTestimonials, unnameTestimonials } from './repository.ts';
import type { TestimonialsDependencies } from './service.ts';

/** An account's stories. What it leaves behind bears no name, and no mark that anybody could make again. */
export function createStoryBelongings({
  db,
  marks,
}: Pick<TestimonialsDependencies, 'db' | 'marks'>): Belongings {
  return {
    name: 'testimonials',
    changed: () => {},
    export: async (actor) =>
      (await markedTestimonials(db, marks.ofAccount(actor))).map((row) => ({
        story: row.story,
        rating: row.rating,
        name: row.name || null,
        location: row.location || null,
        state: row.state,
        createdAt: isoTime(row.created_at),
      })),
    rename: async () => {},
    release: async (transaction, actor, posts) => {
      const own = await markedTestimonials(transaction, marks.ofAccount(actor));
      const ids = own.map(({ id }) => id);
      await lockTestimonials(transaction, ids);
      if (posts === 'keep') return unnameTestimonials(transaction, ids);
      await deleteTestimonials(transaction, ids);
      await deleteCases(transaction, ids);
    },
  };
}
