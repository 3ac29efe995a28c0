import type { Material } from '@salama/contract/learning/schemas.ts';
import type { MaterialRow } from './repository.ts';

export function presentAdded({ seq: _, id, featured, read_time, ...row }: MaterialRow): Material {
  return { ...row, _id: id, featured: featured === 1, readTime: read_time, builtIn: false };
}
