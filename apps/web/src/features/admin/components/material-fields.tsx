import type { ErrorCode } from '@salama/contract/errors.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '@salama/contract/language.ts';
import { CATEGORIES, ICONS, MATERIAL_STATUSES } from '@salama/contract/learning/schemas.ts';
import { Field, TextArea } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { MaterialFields } from '../material-draft.ts';

interface FieldsProps {
  fields: MaterialFields;
  /** Of a library article only status and featured change. */
  isFixed: boolean;
  onChange: (some: Partial<MaterialFields>) => void;
}

export function MaterialTexts({
  fields,
  faults,
  isFixed,
  onChange,
}: FieldsProps & { faults: Partial<Record<string, ErrorCode>> }) {
  const { errors, materials } = useMessages('admin');
  const { form } = materials;
  const errorOf = (name: string) => {
    const code = faults[name];
    return code && errors[code];
  };
  return (
    <>
      <Field
        label={form.title}
        name="title"
        value={fields.title}
        readOnly={isFixed}
        required
        error={errorOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={form.description}
        hint={form.descriptionHint}
        name="description"
        rows={5}
        value={fields.description}
        readOnly={isFixed}
        required
        error={errorOf('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Field
        label={form.url}
        hint={form.urlHint}
        name="url"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.url}
        readOnly={isFixed}
        required
        error={errorOf('url')}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <Field
        label={form.readTime}
        hint={form.readTimeHint}
        name="readTime"
        value={fields.readTime}
        readOnly={isFixed}
        error={errorOf('readTime')}
        onChange={({ target }) => onChange({ readTime: target.value })}
      />
    </>
  );
}

export function MaterialChoices({ fields, isFixed, onChange }: FieldsProps) {
  const { materials } = useMessages('admin');
  const { form } = materials;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={form.category}
          value={fields.category}
          disabled={isFixed}
          options={CATEGORIES.map((value) => ({ value, label: materials.categories[value] }))}
          onChoose={(category) => onChange({ category })}
        />
        <Select
          label={form.icon}
          value={fields.icon}
          disabled={isFixed}
          options={ICONS.map((value) => ({ value, label: materials.icons[value] }))}
          onChoose={(icon) => onChange({ icon })}
        />
        <Select
          label={form.language}
          value={fields.lang ?? 'any'}
          disabled={isFixed}
          options={[
            { value: 'any' as const, label: form.anyLanguage },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChoose={(lang) => onChange({ lang: lang === 'any' ? null : lang })}
        />
        <Select
          label={form.status}
          hint={form.statusHint}
          value={fields.status}
          options={MATERIAL_STATUSES.map((value) => ({ value, label: materials.statuses[value] }))}
          onChoose={(status) => onChange({ status })}
        />
      </div>
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={fields.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
          className="size-5 shrink-0 accent-brand"
        />
        {form.featured}
      </label>
    </>
  );
}
