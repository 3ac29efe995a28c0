import type { DataOf } from '@salama/contract/endpoint.ts';
import { readImpact } from '@salama/contract/impact/endpoints.ts';
import { call } from '../../lib/http.ts';

export type Impact = DataOf<typeof readImpact>;

export const read = () => call(readImpact);
