import { useCountry } from '../../lib/country.ts';
import { useLanguage } from '../../lib/messages.tsx';
import type { Speaker } from './state.ts';

/** The page's language and the chosen country, as every question needs them. */
export function useSpeaker(): Speaker {
  const language = useLanguage();
  const country = useCountry((state) => state.country);
  return { language, country };
}
