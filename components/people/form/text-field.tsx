import type { ComponentProps } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { TextForm } from './use-text-form';

/** A text field of a form, with its issues. */
export function TextField<V extends Record<string, string>>({
  form,
  name,
  label,
  description = null,
  ...input
}: {
  form: Pick<TextForm<V>, 'idOf' | 'values' | 'issues' | 'change'>;
  name: keyof V & string;
  label: string;
  description?: string | null;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required'>) {
  const id = form.idOf(name);
  const errors = form.issues[name] ?? [];
  const text = errors.length > 0 ? fieldIds(id).error : description === null ? undefined : fieldIds(id).description;
  return (
    <Field id={id} label={label} description={description} errors={errors}>
      <Input
        id={id}
        name={name}
        required
        value={form.values[name]}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={text}
        onChange={(event) => form.change(name, event.target.value as V[typeof name])}
        {...input}
      />
    </Field>
  );
}
