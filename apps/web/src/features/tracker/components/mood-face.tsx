import type { Mood } from '../records.ts';

const FACES: Record<Mood, string> = { happy: '😊', neutral: '😐', sad: '😢' };

export function MoodFace({ mood, className = '' }: { mood: Mood; className?: string }) {
  return (
    <span aria-hidden="true" className={className}>
      {FACES[mood]}
    </span>
  );
}
