'use client';

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { notices } from '@/lib/client/notices';
import { PresetsButton } from '../presets/presets-button';
import type { PresetForm } from '../presets/preset-form';
import type { useDesk } from '../history/use-form-history';
import { useSteady } from '../use-stable-callbacks';
import { useUndoKeys } from '../history/use-undo-keys';
import { formWords } from '../form-words';

const tool = 'max-desk:size-11';

/** At the head of the form: presets at the one side, the way back and forth at the other. */
export function FormTools({
  form,
  desk,
  onReset,
}: {
  form: PresetForm;
  desk: ReturnType<typeof useDesk>;
  onReset: (words: string) => void;
}) {
  const undo = () => {
    if (desk.undo()) notices.announce(formWords.undone);
  };
  const redo = () => {
    if (desk.redo()) notices.announce(formWords.redone);
  };
  useUndoKeys(undo, redo);
  const steady = useSteady({ undo, redo, reset: () => onReset(formWords.wasReset) });
  return (
    <div role="group" aria-label={formWords.tools} className="-mx-1.5 flex items-center max-desk:-my-1">
      <PresetsButton form={form} />
      <span className="flex-1" />
      <StepButtons canUndo={desk.canUndo} canRedo={desk.canRedo} steps={steady} />
    </div>
  );
}

/** Left alone while one types. */
const StepButtons = memo(function StepButtons({
  canUndo,
  canRedo,
  steps,
}: {
  canUndo: boolean;
  canRedo: boolean;
  steps: Record<'undo' | 'redo' | 'reset', () => void>;
}) {
  return (
    <>
      <IconButton
        label={formWords.undoStep}
        className={tool}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Meta+Z Control+Z"
        onClick={steps.undo}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={formWords.redoStep}
        className={tool}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Meta+Shift+Z Control+Y"
        onClick={steps.redo}
      >
        <Redo2 aria-hidden />
      </IconButton>
      <IconButton label={formWords.reset} className={tool} onClick={steps.reset}>
        <RotateCcw aria-hidden />
      </IconButton>
    </>
  );
});
