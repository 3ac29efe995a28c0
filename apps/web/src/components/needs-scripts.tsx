import { useMessages } from '../lib/messages.tsx';

type Place = keyof ReturnType<typeof useMessages<'device'>>['needsScripts'];

/** Where scripts are off: why nothing answers here. Only the build renders its words, so that no script carries them. */
export function NeedsScripts({ place }: { place: Place }) {
  return <noscript>{import.meta.env.SSR && <Words place={place} />}</noscript>;
}

function Words({ place }: { place: Place }) {
  const { needsScripts } = useMessages('device');
  return <p className="my-3 max-w-prose font-semibold">{needsScripts[place]}</p>;
}
