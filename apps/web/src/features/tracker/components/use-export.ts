import { saveFile } from '../../../lib/save-file.ts';
import { exportText, fileName } from '../backup.ts';
import { trackerActions, useTracker } from '../state.ts';
import type { Statistics } from '../statistics.ts';

/** Saves the file of the specification. It holds what is on screen, also what could not be saved. */
export function useExport(statistics: Statistics): () => void {
  const diary = useTracker((state) => state.diary);
  const drafts = useTracker((state) => state.drafts);
  const settings = useTracker((state) => state.settings);
  const today = useTracker((state) => state.today);
  return () => {
    const contents = { diary: new Map([...diary, ...drafts]), settings };
    saveFile(fileName('export', today), exportText(contents, statistics), 'application/json');
    if (diary.size > 0) void trackerActions().settle((now) => ({ ...now, savedAt: today }));
  };
}
