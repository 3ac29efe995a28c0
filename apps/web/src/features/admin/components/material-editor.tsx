import type { Material } from '@salama/contract/learning/schemas.ts';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useLocation } from '../../../lib/router.tsx';
import { adminApi } from '../api.ts';
import { EMPTY_MATERIAL, type MaterialFields } from '../material-draft.ts';
import { useResource } from '../use-resource.ts';
import { FaultBanner } from './fault-banner.tsx';
import { MaterialForm } from './material-form.tsx';

/** The page on which one material is written or changed. */
export function MaterialEditor({ id }: { id: string }) {
  const { state } = useLocation();
  if (id === 'new') return <MaterialForm initial={{ ...EMPTY_MATERIAL, ...suggestedBy(state) }} />;
  return <KnownMaterial id={id} />;
}

function KnownMaterial({ id }: { id: string }) {
  const messages = useMessages('admin');
  const language = useLanguage();
  const { data, fault, reload } = useResource(`material ${id} ${language}`, 'materials', () =>
    adminApi.material(id),
  );
  if (fault?.code === 'NOT_FOUND') return <Notice tone="warning">{messages.materials.form.gone}</Notice>;
  if (fault) return <FaultBanner fault={fault} onRetry={reload} />;
  if (!data) return <Skeleton label={messages.loading} lines={8} />;
  return <MaterialForm key={data._id} material={data} initial={fieldsOf(data)} />;
}

function fieldsOf({ _id, builtIn, ...fields }: Material): MaterialFields {
  return fields;
}

/** A title that came along from the list of unanswered questions. */
function suggestedBy(state: unknown): Partial<MaterialFields> {
  const given = typeof state === 'object' && state !== null && 'title' in state ? state.title : undefined;
  return typeof given === 'string' ? { title: given } : {};
}
