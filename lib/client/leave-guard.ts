import { createStore } from './create-store.ts';

/** Asks before unsaved changes are left. @param leave continues when they are to be discarded */
export type LeaveQuestion = (leave: () => void) => void;

/** The question of the editor with unsaved changes on this page; null when there are none. */
export const leaveGuard = createStore<LeaveQuestion | null>(null);

/** Leaves the screen, after the question of an editor with unsaved changes. */
export function askToLeave(leave: () => void): void {
  const ask = leaveGuard.current();
  if (ask === null) leave();
  else ask(leave);
}
