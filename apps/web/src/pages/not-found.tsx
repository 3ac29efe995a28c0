import { buttonClass } from '../components/button.tsx';
import { PageLink } from '../components/page-link.tsx';
import { useMessages } from '../lib/messages.tsx';

export default function NotFoundPage() {
  const { notFound, home } = useMessages('pages');
  return (
    <div className="page-narrow flex min-h-[60vh] flex-col items-center justify-center text-center">
      <p
        aria-hidden="true"
        className="font-bold font-display text-[clamp(5rem,24vw,9rem)] text-brand leading-none"
      >
        {notFound.code}
      </p>
      <div className="kanga my-6 w-40" />
      <h1 tabIndex={-1} className="text-2xl">
        <span className="sr-only">{notFound.code} </span>
        {notFound.title}
      </h1>
      <p className="mt-4 max-w-prose">{notFound.text}</p>
      <PageLink to="/" className={buttonClass('primary', 'mt-8')}>
        {home}
      </PageLink>
    </div>
  );
}
