'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { scriptTypes, type ScriptType } from '@/lib/contract/fine-tunes/fine-tune';
import type { FineTuneOptions } from '../api/options';
import { newProjectMessages } from '../messages-late';
import { scriptTypeName } from '../training-names';

const byGoal = 'by-goal';

/** The training type, for other trainings than the goal's own. */
export function ScriptField({
  options,
  value,
  onChange,
}: {
  options: FineTuneOptions | null;
  /** Null to go by the goal. */
  value: ScriptType | null;
  onChange: (script: ScriptType | null) => void;
}) {
  const id = useId();
  const known = options?.script_types ?? [];
  const description = known.find((script) => script.id === value)?.description ?? null;
  return (
    <Field id={id} label={newProjectMessages.script} description={description}>
      <Select
        value={value ?? byGoal}
        onValueChange={(chosen) => onChange(scriptTypes.find((script) => script === chosen) ?? null)}
      >
        <SelectTrigger id={id} aria-describedby={description === null ? undefined : fieldIds(id).description}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={byGoal}>{newProjectMessages.scriptByGoal}</SelectItem>
          {scriptTypes.map((script) => (
            <SelectItem key={script} value={script}>
              {known.find((other) => other.id === script)?.display_name ?? scriptTypeName(script)}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
