'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FineTuneOptions } from './options';
import { newWords } from './new-words';

/** The base model: suggested by the service, or typed. */
export function BaseModelField({
  options,
  value,
  fault,
  onChange,
}: {
  options: FineTuneOptions | null;
  value: string;
  fault: string | null;
  onChange: (model: string) => void;
}) {
  const id = useId();
  const models = options?.base_models ?? [];
  const known = models.find((model) => model.id === value.trim());
  const description = known === undefined ? null : newWords.tokenizer(known.tokenizer, known.is_exact);
  const ids = fieldIds(id);
  const described = fault !== null ? ids.fault : description === null ? undefined : ids.description;
  return (
    <Field
      id={id}
      label={newWords.baseModel}
      isRequired
      description={description}
      faults={fault === null ? [] : [fault]}
    >
      <Input
        id={id}
        value={value}
        list={`${id}-models`}
        placeholder={newWords.baseModelHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={fault !== null}
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
