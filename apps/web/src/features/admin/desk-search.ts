import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** One search text for accounts and materials (specification, section 2). */
export const useDeskSearch = create<{ text: string }>(() => ({ text: '' }));

/** Milliseconds without a key after which a search is asked for. */
const PAUSE = 300;

/** A text that follows another one once nobody types any more. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
