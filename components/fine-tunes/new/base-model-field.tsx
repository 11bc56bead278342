'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FineTuneOptions } from '../api/options';
import { newFineTuneMessages } from '../messages';

/** The base model: chosen from the service's suggestions, or typed. */
export function BaseModelField({
  options,
  value,
  error,
  onChange,
}: {
  options: FineTuneOptions | null;
  value: string;
  error: string | null;
  onChange: (model: string) => void;
}) {
  const id = useId();
  const models = options?.base_models ?? [];
  const known = models.find((model) => model.id === value.trim());
  const description = known === undefined ? null : newFineTuneMessages.tokenizer(known.tokenizer, known.is_exact);
  const ids = fieldIds(id);
  const described = error !== null ? ids.error : description === null ? undefined : ids.description;
  return (
    <Field
      id={id}
      label={newFineTuneMessages.baseModel}
      isRequired
      description={description}
      errors={error === null ? [] : [error]}
    >
      <Input
        id={id}
        value={value}
        list={`${id}-models`}
        placeholder={newFineTuneMessages.baseModelHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={error !== null}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-models`}>
        {models.map((model) => (
          <option key={model.id} value={model.id}>
            {model.display_name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
