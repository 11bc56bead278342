'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { presetLimits } from '@/lib/contract/preset-limits';
import type { PresetSummary } from '@/lib/contract/studio-preset';
import { presetMessages } from './messages';
import type { usePresets } from './use-presets';

/** Another name for a preset: Enter takes it, Escape leaves it. */
export function RenamePreset({
  preset,
  rename,
  onDone,
}: {
  preset: PresetSummary;
  rename: ReturnType<typeof usePresets>['rename'];
  onDone: () => void;
}) {
  const [name, setName] = useState(preset.name);
  const faultId = useId();
  const fault = rename.isError && rename.variables.id === preset.id ? rename.error.message : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === preset.name) onDone();
    else rename.mutate({ id: preset.id, name }, { onSuccess: onDone });
  };
  const leave = () => {
    rename.reset();
    onDone();
  };
  return (
    <form noValidate data-renaming className="flex flex-col gap-1 py-0.5" onSubmit={submit}>
      <div className="flex gap-1.5">
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
          autoFocus
          aria-label={presetMessages.newName(preset.name)}
          maxLength={presetLimits.nameLength}
          value={name}
          autoComplete="off"
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : faultId}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setName(event.target.value);
            rename.reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            leave();
          }}
        />
        <Button type="submit" className="max-desk:h-11" aria-disabled={rename.isPending}>
          {presetMessages.renameDone}
        </Button>
      </div>
      {fault !== null && (
        <p id={faultId} role="alert" className="px-1 text-sm text-bad wrap-anywhere">
          {fault}
        </p>
      )}
    </form>
  );
}
