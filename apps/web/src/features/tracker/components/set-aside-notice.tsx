import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { unreadableValues } from '../storage.ts';

const setAside = fetched(async () => (await import('./set-aside.tsx')).SetAside);

/** Few ever see it, so it is fetched only then. */
export function SetAsideNotice() {
  return unreadableValues().length > 0 ? (
    <FetchedPart code={setAside}>{(SetAside) => <SetAside />}</FetchedPart>
  ) : null;
}
