import { create } from 'zustand';
import { onFarewell } from '../../lib/farewell.ts';

/** The page of the library that was open last in this tab. In memory alone, and gone with Exit: it may tell a lot. */
export const useLastRead = create<{ slug: string | undefined }>(() => ({ slug: undefined }));
onFarewell(() => useLastRead.setState({ slug: undefined }));

export function noteRead(slug: string): void {
  useLastRead.setState({ slug });
}
