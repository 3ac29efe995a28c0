import { PLAIN_FIELDS } from '@salama/contract/chat/plain-form.ts';
import { localPath } from '@salama/contract/language.ts';
import { plainChat } from '@salama/contract/texts/plain-chat.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';

/** The chat where scripts are off: a form, and the place for the server's reply. Only the build renders it. */
export function PlainChat() {
  return <noscript>{import.meta.env.SSR && <PlainForm />}</noscript>;
}

function PlainForm() {
  const language = useLanguage();
  const { countries } = useMessages('shell');
  const texts = plainChat[language];
  return (
    <div className="plain-chat">
      <div data-plain-reply />
      <form method="post" action={localPath(language, '/chat')} autoComplete="off">
        <label htmlFor="plain-question">{texts.label}</label>
        <textarea id="plain-question" name={PLAIN_FIELDS.question} rows={4} autoComplete="off" />
        <label htmlFor="plain-country">{texts.country}</label>
        <select id="plain-country" name={PLAIN_FIELDS.country} autoComplete="off">
          <option value="">{texts.noCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit">{texts.send}</button>
      </form>
      {texts.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
