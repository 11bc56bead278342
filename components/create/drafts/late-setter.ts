import { flushSync } from 'react-dom';

/** The ways to set a late state. */
export interface LateSetter<T> {
  set: (next: T) => void;
  /** Sets a value that is rendered at the next pause. */
  setLate: (next: T) => void;
  /** Renders a value that waits for the pause. */
  renderNow: () => void;
}

/** How long typing must pause before the screen around the form renders what was typed. */
const pauseMs = 150;

/** Creates a setter for many values in a row, of which only the last is rendered. */
export function createLateSetter<T>(render: (value: T) => void): LateSetter<T> {
  let pending: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): { value: T } | null {
    clearTimeout(timer);
    const taken = pending;
    pending = null;
    return taken;
  }

  function renderPending(): void {
    const taken = take();
    if (taken !== null) render(taken.value);
  }

  return {
    set(next) {
      take();
      render(next);
    },
    setLate(next) {
      take();
      pending = { value: next };
      // Synchronously: while a render waits, a press would act on the values before.
      timer = setTimeout(() => flushSync(renderPending), pauseMs);
    },
    renderNow() {
      if (pending !== null) flushSync(renderPending);
    },
  };
}
