'use client';

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { PresetsButton } from './presets/presets-button';
import type { PresetForm } from './presets/use-presets';
import type { useDesk } from './use-desk';
import { useUndoKeys } from './use-undo-keys';
import { createWords } from './words';

const tool = 'max-desk:size-11';

/** At the head of the form: presets at the one side, the way back and forth at the other. */
export function FormTools({
  form,
  desk,
  onReset,
}: {
  form: PresetForm;
  desk: ReturnType<typeof useDesk>;
  onReset: () => void;
}) {
  const { canUndo, canRedo, undo, redo } = desk;
  useUndoKeys(undo, redo);
  return (
    <div role="group" aria-label={createWords.tools} className="-mx-1.5 flex items-center max-desk:-my-1">
      <PresetsButton form={form} />
      <span className="flex-1" />
      <IconButton
        label={createWords.undoStep}
        className={tool}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Meta+Z Control+Z"
        onClick={undo}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={createWords.redoStep}
        className={tool}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Meta+Shift+Z Control+Y"
        onClick={redo}
      >
        <Redo2 aria-hidden />
      </IconButton>
      <IconButton label={createWords.reset} className={tool} onClick={onReset}>
        <RotateCcw aria-hidden />
      </IconButton>
    </div>
  );
}
