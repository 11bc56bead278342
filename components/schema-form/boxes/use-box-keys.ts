'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import { pressArrow } from '@/lib/schema-form/boxes/edit-boxes';
import type { ToolKey } from '../stage-tool/stage-tool';
import type { BoxChanges } from './use-box-changes';
import { boxAt, type BoxMode } from './use-box-drag';
import type { BoxEditor } from './use-boxes';

const typing = 'input, textarea, select';
const pressed = 'button, a, [role=radio]';

/** The keys of the boxes on the stage. */
export function useBoxKeys({
  editor,
  changes,
  zoom,
  aborting,
  isNaming,
  onMode,
  onName,
  onNamed,
  onClose,
}: {
  editor: BoxEditor;
  changes: BoxChanges;
  zoom: Pick<Zoom, 'step' | 'fit' | 'zoomTo'>;
  /** Ends the running drag without a change; null without one. */
  aborting: RefObject<(() => void) | null>;
  isNaming: boolean;
  onMode: (mode: BoxMode) => void;
  onName: (index: number) => void;
  onNamed: () => void;
  onClose: () => void;
}): {
  /** Whether Space is held, which pans. */
  isHand: boolean;
  onKey: (event: ToolKey) => boolean;
} {
  const [isHand, setIsHand] = useState(false);
  useEffect(() => {
    if (!isHand) return undefined;
    const stopped = new AbortController();
    const release = () => setIsHand(false);
    window.addEventListener('keyup', (event) => event.key === ' ' && release(), { signal: stopped.signal });
    window.addEventListener('blur', release, { signal: stopped.signal });
    return () => stopped.abort();
  }, [isHand]);

  function escape(): boolean {
    if (aborting.current !== null) aborting.current();
    else if (isNaming) onNamed();
    else onClose();
    return true;
  }

  function pressOnBox(event: ToolKey, index: number): boolean {
    const box = editor.boxes[index];
    if (box === undefined) return false;
    const moved = pressArrow(box, event);
    if (moved !== null) {
      changes.set(index, moved, `keys ${index}`);
      return true;
    }
    if (event.metaKey || event.ctrlKey) return false;
    if (event.key === 'Delete' || event.key === 'Backspace') changes.remove(index);
    else if (event.key === 'Enter' || event.key === 'F2') onName(index);
    else return false;
    return true;
  }

  function pressModified(event: ToolKey): boolean {
    const key = event.key.toLowerCase();
    if (key === 'z' && event.shiftKey) editor.redo();
    else if (key === 'z') editor.undo();
    else if (key === 'y') editor.redo();
    else if (key === 'd' && changes.chosen !== null) changes.duplicate(changes.chosen);
    else return key === 'd';
    return true;
  }

  function onKey(event: ToolKey): boolean {
    // Enter and Escape belong to the input method while it composes.
    if (event.isComposing) return false;
    const { target, key } = event;
    const element = target instanceof Element ? target : null;
    if (key === 'Escape') return escape();
    if (element?.closest(typing) != null) {
      // The name of a box ends with Enter.
      if (key !== 'Enter' || !isNaming || event.metaKey || event.ctrlKey) return false;
      onNamed();
      return true;
    }
    const index = boxAt(target);
    const isOnCanvas = index !== null || element?.closest(pressed) == null;
    if (isOnCanvas && editor.issue === null) {
      const subject = index ?? changes.chosen;
      if (subject !== null && pressOnBox(event, subject)) return true;
    }
    if (event.metaKey || event.ctrlKey) return pressModified(event);
    if (event.altKey) return false;
    if (key === ' ' && isOnCanvas) {
      setIsHand(true);
      return true;
    }
    const actions: Record<string, () => void> = {
      r: () => onMode('draw'),
      v: () => onMode('select'),
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': zoom.fit,
      '1': () => zoom.zoomTo(1),
    };
    const action = Object.hasOwn(actions, key.toLowerCase()) ? actions[key.toLowerCase()] : undefined;
    action?.();
    return action !== undefined;
  }

  return { isHand, onKey };
}
