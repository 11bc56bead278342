'use client';

import { useId, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/client/create-store';

/** The id of the element on the stage that tools are drawn into. A page without one has no tools. */
export const stageToolsId = 'stage-tools';

/** The field whose tool is open, and since when (`Date.now`); null while the stage shows results. */
const openTool = createStore<{ field: string; since: number } | null>(null);

/**
 * Ends the open tool, unless it was opened after a moment (`Date.now`): a press of Generate takes the stage, however late it is answered, but
 * not from a tool that was opened meanwhile. What the tool has changed stays in the request.
 */
export function closeStageTool(openedBefore: number): void {
  const tool = openTool.current();
  if (tool !== null && tool.since <= openedBefore) openTool.set(null);
}

/** Whether a field's tool is open on the stage, and how to open and end it. */
export interface StageToolState {
  /** Whether this page has a stage. */
  isAvailable: boolean;
  isOpen: boolean;
  /** Opens the tool, in place of another field's. */
  open: () => void;
  close: () => void;
}

const noListener = () => () => {};
const hasStage = () => document.getElementById(stageToolsId) !== null;

/** The stage tool of one field: one tool is open at a time. */
export function useStageTool(): StageToolState {
  const id = useId();
  const current = useSyncExternalStore(openTool.subscribe, openTool.current, () => null);
  const isAvailable = useSyncExternalStore(noListener, hasStage, () => false);
  return {
    isAvailable,
    isOpen: isAvailable && current?.field === id,
    open: () => openTool.set({ field: id, since: Date.now() }),
    close: () => {
      if (openTool.current()?.field === id) openTool.set(null);
    },
  };
}
