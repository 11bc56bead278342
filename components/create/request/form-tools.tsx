'use client';

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { PresetsButton } from '../presets/presets-button';
import { RecipesButton } from '../recipes/recipes-button';
import { moveAlong } from '@/components/ui/move-along';
import { usePromptKey } from './use-prompt-key';
import { useUndoKeys } from '../history/use-undo-keys';
import { toasts } from '@/lib/client/toasts';
import type { FormHistoryControls } from '../history/use-form-history';
import { lateMessages } from '../messages-late';
import type { PresetForm } from '../presets/use-apply-preset';
import { useStableCallbacks } from '../use-stable-callbacks';

const tool = 'max-desk:size-11';

/**
 * The toolbar of the form: presets and recipes on one side; undo, redo and reset on the other. One stop of the Tab key, so that few
 * presses lead to the prompt; the arrow keys move in it.
 */
export function FormTools({
  form,
  history,
  onReset,
}: {
  form: PresetForm;
  history: FormHistoryControls;
  onReset: (notice: string) => void;
}) {
  const undo = () => {
    if (history.undo()) toasts.announce(lateMessages.undone);
  };
  const redo = () => {
    if (history.redo()) toasts.announce(lateMessages.redone);
  };
  useUndoKeys(undo, redo);
  usePromptKey();
  const stable = useStableCallbacks({ undo, redo, reset: () => onReset(lateMessages.wasReset) });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its buttons
    <div
      role="toolbar"
      aria-label={lateMessages.formTools}
      className="-mx-1.5 flex items-center max-desk:-my-1"
      onKeyDown={moveAlong}
    >
      <PresetsButton form={form} />
      <RecipesButton />
      <span className="flex-1" />
      <StepButtons canUndo={history.canUndo} canRedo={history.canRedo} steps={stable} />
    </div>
  );
}

/** Memoized, so that typing does not render it. */
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
        label={lateMessages.undoStep}
        tabIndex={-1}
        className={tool}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Meta+Z Control+Z"
        onClick={steps.undo}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={lateMessages.redoStep}
        tabIndex={-1}
        className={tool}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Meta+Shift+Z Control+Y"
        onClick={steps.redo}
      >
        <Redo2 aria-hidden />
      </IconButton>
      <IconButton label={lateMessages.resetForm} tabIndex={-1} className={tool} onClick={steps.reset}>
        <RotateCcw aria-hidden />
      </IconButton>
    </>
  );
});
