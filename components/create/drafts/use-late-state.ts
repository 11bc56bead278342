'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long typing must pause before the screen around the form renders what was typed. */
const pauseMs = 150;

/** The ways to set a late state. */
export interface LateStateControls<T> {
  set: (next: T) => void;
  /** Renders the value at the next pause, or before a press of a button or a key other than a character is handled. */
  setLate: (next: T) => void;
}

/** A state that may be set many times in a row, of which only the last is rendered. */
export function useLateState<T>(initial: T): [T, LateStateControls<T>] {
  const [state, setState] = useState(initial);
  const late = useMemo(() => {
    let pending: { value: T } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function take(): { value: T } | null {
      clearTimeout(timer);
      const taken = pending;
      pending = null;
      return taken;
    }
    function render(): void {
      const taken = take();
      if (taken !== null) setState(() => taken.value);
    }
    return {
      set(next: T) {
        take();
        setState(() => next);
      },
      setLate(next: T) {
        take();
        pending = { value: next };
        timer = setTimeout(() => startTransition(render), pauseMs);
      },
      renderNow: () => void (pending !== null && flushSync(render)),
    };
  }, []);
  useEffect(() => {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    window.addEventListener('pointerdown', late.renderNow, options);
    window.addEventListener('click', late.renderNow, options);
    window.addEventListener('keydown', (event) => isCharacter(event) || late.renderNow(), options);
    return () => stopped.abort();
  }, [late]);
  return [state, late];
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.length === 1 && !ctrlKey && !metaKey && !altKey) || key === 'Backspace' || key === 'Delete';
}
