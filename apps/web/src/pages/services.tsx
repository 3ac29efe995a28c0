import { localPath } from '@salama/contract/language.ts';
import { chooseCountry, useCountry } from '../features/chat/country.ts';
import { ServicesScreen } from '../features/directory/components/services-screen.tsx';
import { useMessages } from '../lib/messages.tsx';
import { loadText } from '../lib/prerendered-text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { Prepare } from '../routes.ts';

export const prepare: Prepare = (language) => loadText(localPath(language, '/services'));

export default function ServicesPage() {
  const country = useCountry((state) => state.country);
  const { countries } = useMessages('chat');
  const isHydrated = useHydrated();
  return (
    <ServicesScreen
      country={isHydrated ? country : undefined}
      countryNames={countries}
      onChoose={chooseCountry}
    />
  );
}
