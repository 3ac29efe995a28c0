import { localPath } from '@salama/contract/language.ts';
import type { Prepare } from '../app/routes.ts';
import { ServicesScreen } from '../features/directory/components/services-screen.tsx';
import { chooseCountry, useCountry } from '../lib/country.ts';
import { useMessages } from '../lib/messages.tsx';
import { loadText } from '../lib/prerendered-text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

export const prepare: Prepare = (language) => loadText(localPath(language, '/services'));

export default function ServicesPage() {
  const country = useCountry((state) => state.country);
  const { countries } = useMessages('shell');
  const isHydrated = useHydrated();
  return (
    <ServicesScreen
      country={isHydrated ? country : undefined}
      countries={countries}
      onChoose={chooseCountry}
    />
  );
}
