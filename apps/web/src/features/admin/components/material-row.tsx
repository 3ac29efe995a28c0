import type { Material } from '@salama/contract/learning/schemas.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { StackCell, StackRow } from '../../../components/stack-table.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { TABS } from '../tabs.ts';
import { Badge } from './user-row.tsx';

/** In characters (specification, section 2). */
const PREVIEW = 100;

export function MaterialRow({
  material,
  onDelete,
}: {
  material: Material;
  onDelete: (material: Material) => void;
}) {
  const { materials: texts } = useMessages('admin');
  const { columns } = texts;
  const { _id, title, description, category, status, featured, builtIn, lang } = material;
  return (
    <StackRow>
      <StackCell className="sm:max-w-sm">
        <p lang={lang ?? undefined} className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p lang={lang ?? undefined} className="text-ink-soft text-sm wrap-anywhere">
          {`${Array.from(description).slice(0, PREVIEW).join('')}…`}
        </p>
        {builtIn && <p className="text-clay text-sm">{texts.builtIn}</p>}
      </StackCell>
      <StackCell label={columns.category}>{texts.categories[category]}</StackCell>
      <StackCell label={columns.status}>
        <Badge tone={status === 'PUBLISHED' ? 'strong' : 'plain'}>{texts.statuses[status]}</Badge>
      </StackCell>
      <StackCell label={columns.featured}>{featured ? texts.featured : texts.notFeatured}</StackCell>
      <StackCell>
        <span className="flex flex-wrap gap-2">
          <PageLink
            to={`${TABS.materials.path}/${_id}`}
            aria-label={texts.forTitle(texts.edit, title)}
            className={buttonClass('secondary')}
          >
            {texts.edit}
          </PageLink>
          {!builtIn && (
            <Button
              variant="quiet"
              aria-label={texts.forTitle(texts.remove, title)}
              onClick={() => onDelete(material)}
            >
              {texts.remove}
            </Button>
          )}
        </span>
      </StackCell>
    </StackRow>
  );
}
