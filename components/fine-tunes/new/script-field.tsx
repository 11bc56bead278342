'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { DatasetColumn } from '../dataset/preview';
import { recogniseColumns } from '../dataset/recognise-columns';
import type { FineTuneOptions } from '../api/options';
import { newFineTuneMessages } from '../messages';
import { scriptTypeIds, scriptTypeName } from '../training-names';

/** The training type. With a dataset, each option shows whether its columns exist. */
export function ScriptField({
  options,
  value,
  columns,
  error,
  onChange,
}: {
  options: FineTuneOptions | null;
  value: string | null;
  columns: DatasetColumn[] | null;
  error: string | null;
  onChange: (script: string) => void;
}) {
  const id = useId();
  const scripts = options?.script_types ?? [];
  const chosen = scripts.find((script) => script.id === value);
  const description = chosen?.description ?? null;
  const ids = fieldIds(id);
  const described = error !== null ? ids.error : description === null ? undefined : ids.description;
  const choices =
    options === null
      ? scriptTypeIds.map((script) => ({ id: script, name: scriptTypeName(script), fits: false }))
      : scripts.map((script) => ({
          id: script.id,
          name: script.display_name,
          fits: columns !== null && recogniseColumns(script, columns).missing.length === 0,
        }));
  return (
    <Field
      id={id}
      label={newFineTuneMessages.script}
      isRequired
      description={description}
      errors={error === null ? [] : [error]}
    >
      <Select value={value ?? ''} onValueChange={onChange}>
        <SelectTrigger id={id} aria-invalid={error !== null} aria-describedby={described}>
          <SelectValue placeholder={newFineTuneMessages.scriptChoose} />
        </SelectTrigger>
        <SelectContent>
          {choices.map((choice) => (
            <SelectItem key={choice.id} value={choice.id}>
              {choice.name}
              {choice.fits && <span className="ml-2 text-sm text-muted">{newFineTuneMessages.scriptFits}</span>}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
