'use client';

import { Bookmark, PencilLine, Save, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState, type FormEvent, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { PresetSummary } from '@/lib/contract/studio/studio-preset';
import { Thumbnail } from '@/components/ui/thumbnail';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { mayChange } from '@/lib/client/me';
import { presetLimits } from '@/lib/contract/studio/preset-limits';
import { presetMessages } from './messages';
import { isOwnPreset } from './presets';
import type { Presets } from './use-presets';

/**
 * A preset: a press applies it; F2 and Delete are shortcuts for its buttons, which only those see who may change it. One
 * of somebody else names its owner.
 */
export function PresetRow({
  preset,
  rename,
  onApply,
  onUpdate,
  onRemove,
}: {
  preset: PresetSummary;
  rename: Presets['rename'];
  onApply: () => void;
  onUpdate: () => void;
  onRemove: () => void;
}) {
  /** `done` after renaming or cancelling: then the row gets the focus back. */
  const [naming, setNaming] = useState<'no' | 'yes' | 'done'>('no');
  const { name, owner, prompt, thumbnailUrl } = preset;
  const isChangeable = mayChange(owner);
  const details = [isOwnPreset(preset) ? null : presetMessages.by({ owner: owner.name }), prompt];
  const detail = details.filter((one) => one !== null).join(' · ');
  const pressKey = (event: KeyboardEvent) => {
    if (!isChangeable) return;
    if (event.key === 'F2') setNaming('yes');
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  if (naming === 'yes') {
    return (
      <li>
        <RenamePreset preset={preset} rename={rename} onDone={() => setNaming('done')} />
      </li>
    );
  }
  return (
    <li className="group flex items-center rounded-sm hover:bg-sunken has-focus-visible:bg-sunken">
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was in the field that this button replaces
        autoFocus={naming === 'done'}
        data-preset={preset.id}
        title={presetMessages.apply({ name })}
        aria-keyshortcuts={isChangeable ? 'F2 Delete' : undefined}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm p-1.5 text-left focus-visible:-outline-offset-2"
        onClick={onApply}
        onKeyDown={pressKey}
      >
        <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-faint">
          {thumbnailUrl === null ? (
            <Bookmark aria-hidden className="size-4" />
          ) : (
            <Thumbnail src={thumbnailUrl} alt="" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          {detail !== '' && <span className="block truncate text-sm text-muted">{detail}</span>}
        </span>
      </button>
      {isChangeable && (
        <span className="flex shrink-0 pr-0.5 desk:opacity-0 desk:group-focus-within:opacity-100 desk:group-hover:opacity-100">
          <IconButton label={presetMessages.update({ name })} className="max-desk:size-11" onClick={onUpdate}>
            <Save aria-hidden />
          </IconButton>
          <IconButton
            label={presetMessages.rename({ name })}
            className="max-desk:size-11"
            onClick={() => setNaming('yes')}
          >
            <PencilLine aria-hidden />
          </IconButton>
          <IconButton label={presetMessages.remove({ name })} className="max-desk:size-11" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}

/** Edits the name of a preset: Enter saves it, Escape cancels. */
function RenamePreset({
  preset,
  rename,
  onDone,
}: {
  preset: PresetSummary;
  rename: Presets['rename'];
  onDone: () => void;
}) {
  const [name, setName] = useState(preset.name);
  const errorId = useId();
  const error = rename.isError && rename.variables.id === preset.id ? rename.error.message : null;
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened it
          autoFocus
          aria-label={presetMessages.newName({ name: preset.name })}
          maxLength={presetLimits.nameLength}
          value={name}
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
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
      {error !== null && (
        <p id={errorId} role="alert" className="px-1 text-sm text-bad wrap-anywhere">
          {error}
        </p>
      )}
    </form>
  );
}
