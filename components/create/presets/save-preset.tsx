'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { presetLimits } from '@/lib/contract/studio/preset-limits';
import type { PresetSummary } from '@/lib/contract/studio/studio-preset';
import { presetMessages } from './messages';
import { fitValues } from '@/lib/schema-form/carry-over/fit-values';
import type { PresetForm } from './use-apply-preset';
import type { Presets } from './use-presets';

/** Saves the form as a preset of one's own; if the name is taken, it offers to replace that preset. */
export function SavePreset({
  form,
  presets,
  save,
  onReplace,
}: {
  form: Pick<PresetForm, 'schema' | 'values'>;
  /** One's own. */
  presets: readonly PresetSummary[];
  save: Presets['save'];
  onReplace: (preset: PresetSummary) => void;
}) {
  const [name, setName] = useState('');
  const errorId = useId();
  const wanted = name.trim().replaceAll(/\s+/g, ' ');
  const namesake = presets.find((preset) => preset.name.toLowerCase() === wanted.toLowerCase());
  const unfit = unfitLabels(form);
  const error = save.isError ? save.error.message : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(name, { onSuccess: () => setName('') });
  };
  return (
    <form noValidate className="flex flex-col gap-1.5" onSubmit={submit}>
      <div className="flex gap-1.5">
        <Input
          aria-label={presetMessages.name}
          placeholder={presetMessages.namePlaceholder}
          maxLength={presetLimits.nameLength}
          value={name}
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => {
            setName(event.target.value);
            save.reset();
          }}
        />
        <Button type="submit" className="max-desk:h-11" aria-disabled={save.isPending}>
          {presetMessages.save}
        </Button>
      </div>
      {error !== null && (
        <div id={errorId} role="alert" className="flex flex-wrap items-center gap-2 px-1 text-sm text-bad">
          <span className="min-w-0 flex-1 wrap-anywhere">{error}</span>
          {namesake !== undefined && (
            <Button
              size="sm"
              className="max-w-full truncate max-desk:h-11"
              onClick={() => {
                onReplace(namesake);
                setName('');
                save.reset();
              }}
            >
              {presetMessages.replace({ name: namesake.name })}
            </Button>
          )}
        </div>
      )}
      {unfit.length > 0 && (
        <p role="status" className="px-1 text-sm text-warn wrap-anywhere">
          {presetMessages.unfit({ count: unfit.length, labels: unfit.join(', ') })}
        </p>
      )}
    </form>
  );
}

/** The settings that applying a preset of this form would leave out or change, because they don't fit the model. */
function unfitLabels({ schema, values }: Pick<PresetForm, 'schema' | 'values'>): string[] {
  return fitValues(schema, values).report.map(({ label }) => label);
}
