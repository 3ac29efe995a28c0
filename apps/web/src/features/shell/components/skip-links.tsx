import { exitAddress } from '../../../lib/exit-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';

export function SkipLinks() {
  const language = useLanguage();
  const { skip } = useMessages('shell');
  return (
    <div className="skip-links">
      <a href="#main">{skip.content}</a>
      <a data-exit href={exitAddress(language)} rel="noreferrer nofollow">
        {skip.exit}
      </a>
    </div>
  );
}
