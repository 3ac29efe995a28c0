import { LANGUAGE_NAMES, LANGUAGES } from '@salama/contract/language.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useAddressIn, useSwitchLanguage } from '../lib/navigation.ts';
import { isPlainClick } from '../lib/plain-click.ts';

interface LanguageSelectorProps {
  /** Whole names under a heading, where there is room. */
  named?: boolean;
  className?: string;
}

/** EN SW FR. Links, so that they work without scripts; with scripts the page stays and only its words change. */
export function LanguageSelector({ named = false, className = '' }: LanguageSelectorProps) {
  const current = useLanguage();
  const { language } = useMessages('shell');
  const addressIn = useAddressIn();
  const switchLanguage = useSwitchLanguage();
  const Group = named ? 'div' : 'nav';
  return (
    // Two landmarks of one name on a page would not be told apart.
    <Group role={named ? 'group' : undefined} aria-label={language.label} className={named ? '' : className}>
      {named && <p className="mb-2 font-semibold">{language.label}</p>}
      <div className="flex flex-wrap gap-1">
        {LANGUAGES.map((code) => (
          <a
            key={code}
            href={addressIn(code)}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={code === current ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              switchLanguage(code);
            }}
            className="choice"
          >
            {named ? LANGUAGE_NAMES[code] : code.toUpperCase()}
            {!named && <span className="sr-only"> {LANGUAGE_NAMES[code]}</span>}
          </a>
        ))}
      </div>
    </Group>
  );
}
