import { isOwnPath, isVideo } from '@salama/contract/learning/rules.ts';
import type { Icon, Material } from '@salama/contract/learning/schemas.ts';
import { Book, BookOpen, CirclePlay, Heart, type LucideIcon, Shield, Star, Users } from 'lucide-react';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { minutesIn } from '../materials.ts';

const ICONS: Record<Icon, LucideIcon> = { Heart, Shield, Users, Book, BookOpen };

interface MaterialListProps {
  materials: readonly Material[];
  onOpen: (material: Material) => void;
}

/** Links that work without scripts, and open the reader with them. */
export function MaterialList({ materials, onOpen }: MaterialListProps) {
  const { empty } = useMessages('learning');
  if (materials.length === 0) return <p className="py-2 text-ink-soft">{empty}</p>;
  return (
    <ul className="grid list-none gap-x-6 p-0 md:grid-cols-2">
      {materials.map((material) => (
        <li key={material._id} className="border-line border-t">
          <MaterialLink material={material} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function MaterialLink({ material, onOpen }: { material: Material; onOpen: (material: Material) => void }) {
  const { title, url, icon, lang } = material;
  const Sign = isVideo(url) ? CirclePlay : ICONS[icon];
  return (
    <a
      href={url}
      {...(!isOwnPath(url) && { target: '_blank', rel: 'noopener noreferrer' })}
      className="flex min-h-14 items-center gap-3 rounded-field px-2 py-2.5 text-ink no-underline hover:bg-sunken"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(material);
      }}
    >
      <Sign aria-hidden="true" className="size-5 shrink-0 text-clay" />
      <span className="min-w-0 grow">
        <span lang={lang ?? undefined} className="block font-semibold text-brand-ink underline">
          {title}
        </span>
        <Particulars material={material} />
      </span>
    </a>
  );
}

/** Read time; and where it applies: recommended, a video, in another language. */
function Particulars({ material: { readTime, featured, url, lang } }: { material: Material }) {
  const messages = useMessages('learning');
  const language = useLanguage();
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <ReadTime readTime={readTime} />
      {featured && (
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden="true" className="size-3.5 fill-current text-clay" />
          {messages.featured}
        </span>
      )}
      {isVideo(url) && <span>{messages.video}</span>}
      {lang && lang !== language && <span>{messages.inLanguage[lang]}</span>}
    </span>
  );
}

export function ReadTime({ readTime }: Pick<Material, 'readTime'>) {
  const messages = useMessages('learning');
  const minutes = minutesIn(readTime);
  return <span>{minutes === undefined ? messages.readTime(readTime) : messages.minutes(minutes)}</span>;
}
