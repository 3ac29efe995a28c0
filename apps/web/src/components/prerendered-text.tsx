import { type MouseEvent, useEffect } from 'react';
import { tellCountry } from '../lib/country-event.ts';
import { watchCountryText } from '../lib/country-text.ts';
import { isPlainClick } from '../lib/plain-click.ts';
import { unfoldCountry, unfoldPlace } from '../lib/prerendered-controls.ts';
import { TEXT_MARK } from '../lib/prerendered-text.ts';
import { useLocation, useNavigate } from '../lib/router.tsx';

if (typeof document !== 'undefined') watchCountryText();

/** Long text as the HTML that the build wrote for this address. Its links go through the router, as everywhere. */
export function PrerenderedText({ address, html }: { address: string; html: string }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines to unfold
  useEffect(unfoldCountry, [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text folds other places; before the page scrolls there
  useEffect(() => void unfoldPlace(hash), [html, hash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text leaves other rows and numbers to the country
  useEffect(tellCountry, [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const to = link?.getAttribute('href');
    if (!to || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which keys make too
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      key={address}
      {...{ [TEXT_MARK]: address }}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from a page of our own, made by our own elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
