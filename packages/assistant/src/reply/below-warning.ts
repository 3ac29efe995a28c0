import type { Reply } from './reply.ts';

/** The warning comes first, and stays as it is; what is no part of it is named too, so that it outlives a change of the warning's country. */
export function withBelow(warning: Reply, below: string | undefined): Reply {
  if (!below) return warning;
  const { text, details } = warning;
  return { ...warning, text: `${text}\n\n${below}`, details: { ...details, below } };
}
