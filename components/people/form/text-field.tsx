import { type ComponentProps, useId } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** A text field of a form, with its issue. Its value is in the page before scripts run. */
export function TextField<V extends FieldValues>({
  control,
  name,
  label,
  description = null,
  ...input
}: {
  control: Control<V>;
  name: Path<V>;
  label: string;
  description?: string | null;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required'>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message ?? null;
  const text = error !== null ? fieldIds(id).error : description === null ? undefined : fieldIds(id).description;
  return (
    <Field id={id} label={label} description={description} errors={error === null ? [] : [error]}>
      <Input
        id={id}
        required
        aria-invalid={error !== null || undefined}
        aria-describedby={text}
        {...field}
        {...input}
      />
    </Field>
  );
}
