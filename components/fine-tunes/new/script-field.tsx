'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { DatasetColumn } from './dataset/preview';
import { recogniseColumns } from './dataset/recognise-columns';
import type { FineTuneOptions } from './options';
import { newWords } from './new-words';
import { scriptIds, scriptName } from './script-names';

/** What is trained. With a dataset, each choice says whether its columns are there. */
export function ScriptField({
  options,
  value,
  columns,
  fault,
  onChange,
}: {
  options: FineTuneOptions | null;
  value: string | null;
  columns: DatasetColumn[] | null;
  fault: string | null;
  onChange: (script: string) => void;
}) {
  const id = useId();
  const scripts = options?.script_types ?? [];
  const chosen = scripts.find((script) => script.id === value);
  const description = chosen?.description ?? null;
  const ids = fieldIds(id);
  const described = fault !== null ? ids.fault : description === null ? undefined : ids.description;
  const choices =
    options === null
      ? scriptIds.map((script) => ({ id: script, name: scriptName(script), fits: false }))
      : scripts.map((script) => ({
          id: script.id,
          name: script.display_name,
          fits: columns !== null && recogniseColumns(script, columns).missing.length === 0,
        }));
  return (
    <Field id={id} label={newWords.script} isRequired description={description} faults={fault === null ? [] : [fault]}>
      <Select value={value ?? ''} onValueChange={onChange}>
        <SelectTrigger id={id} aria-invalid={fault !== null} aria-describedby={described}>
          <SelectValue placeholder={newWords.scriptChoose} />
        </SelectTrigger>
        <SelectContent>
          {choices.map((choice) => (
            <SelectItem key={choice.id} value={choice.id}>
              {choice.name}
              {choice.fits && <span className="ml-2 text-sm text-muted">{newWords.scriptFits}</span>}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
