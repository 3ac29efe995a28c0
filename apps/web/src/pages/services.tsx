import { localPath } from '@salama/contract/language.ts';
import type { Prepare } from '../app/routes.ts';
import { ServicesScreen } from '../features/directory/components/services-screen.tsx';
import { useCountry } from '../lib/country.ts';
import { loadText } from '../lib/prerendered-text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

export const prepare: Prepare = (language) => loadText(localPath(language, '/services'));

export default function ServicesPage() {
  const country = useCountry((state) => state.country);
  const isHydrated = useHydrated();
  return <ServicesScreen country={isHydrated ? country : undefined} />;
}
