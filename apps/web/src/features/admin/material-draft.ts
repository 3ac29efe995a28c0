import type { ErrorCode } from '@salama/contract/errors.ts';
import { materialFault } from '@salama/contract/learning/rules.ts';
import { type Material, NEW_MATERIAL } from '@salama/contract/learning/schemas.ts';
import type { MaterialChanges, MaterialDraft } from './api.ts';

/** What the form holds while it is filled in. */
export type MaterialFields = Omit<Material, '_id' | 'builtIn'>;

export const EMPTY_MATERIAL: MaterialFields = {
  ...NEW_MATERIAL,
  title: '',
  description: '',
  url: '',
  lang: null,
};

type TextField = 'title' | 'description' | 'url' | 'readTime';

/** To which field a refusal belongs. */
const FIELD_OF: Partial<Record<ErrorCode, TextField>> = {
  MATERIAL_TITLE: 'title',
  MATERIAL_TITLE_LENGTH: 'title',
  MATERIAL_DESCRIPTION: 'description',
  MATERIAL_DESCRIPTION_LENGTH: 'description',
  MATERIAL_URL: 'url',
  MATERIAL_URL_INVALID: 'url',
  MATERIAL_READ_TIME: 'readTime',
};

const ACCEPTED = { title: 'a', description: 'a', url: '/', readTime: '' };

/** Why each text is refused, by the rules that the server applies too. */
export function materialFaults(fields: MaterialFields): Partial<Record<TextField, ErrorCode>> {
  const faults: Partial<Record<TextField, ErrorCode>> = {};
  for (const field of ['title', 'description', 'url', 'readTime'] as const) {
    const code = materialFault({ ...ACCEPTED, [field]: fields[field] });
    if (code) faults[field] = code;
  }
  return faults;
}

/** The field that the server's refusal is about. */
export function fieldOf(code: ErrorCode | undefined): TextField | undefined {
  return code && FIELD_OF[code];
}

export function draftOf(fields: MaterialFields): MaterialDraft {
  return trimmed(fields);
}

/** What differs from before; of a library article nothing else may be sent. */
export function changesOf(before: MaterialFields, after: MaterialFields): MaterialChanges {
  const now = trimmed(after);
  const names = Object.keys(now) as (keyof MaterialFields)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
}

function trimmed(fields: MaterialFields): MaterialFields {
  const { title, description, url, readTime } = fields;
  return {
    ...fields,
    title: title.trim(),
    description: description.trim(),
    url: url.trim(),
    readTime: readTime.trim(),
  };
}
