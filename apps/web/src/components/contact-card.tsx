import { localPath } from '@salama/contract/language.ts';
import { Mail } from 'lucide-react';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { siteValue } from '../lib/site.ts';
import { buttonClass } from './button.tsx';
import { IfSet } from './if-set.tsx';

/** How to reach whoever runs this copy: an address where there is one, else the suggestion box. */
export function ContactCard() {
  const { contact } = useMessages('pages');
  const home = localPath(useLanguage(), '/');
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
      <IfSet name="operator">
        <p>
          {contact.operator} <strong>{siteValue('operator')}</strong>{' '}
          <IfSet name="country">
            <span>{`(${siteValue('country')})`}</span>
          </IfSet>
        </p>
      </IfSet>
      <IfSet name="email">
        <a
          href={`mailto:${siteValue('email')}?subject=${contact.subject}`}
          className={buttonClass('primary', 'max-w-full wrap-anywhere')}
        >
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          {`${contact.email} ${siteValue('email')}`}
        </a>
      </IfSet>
      <IfSet name="email" not>
        <p>{contact.none}</p>
        <a href={`${home}#suggest`} className={buttonClass('secondary')}>
          {contact.box}
        </a>
      </IfSet>
    </div>
  );
}
