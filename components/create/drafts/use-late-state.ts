'use client';

import { useEffect, useState } from 'react';
import { createLateSetter, type LateSetter } from './late-setter';

/**
 * A state that may be set many times in a row, of which only the last is rendered: at a pause, or before a press of a
 * button, or of a key other than a character, is handled.
 */
export function useLateState<T extends object>(initial: T): [T, Pick<LateSetter<T>, 'set' | 'setLate'>] {
  const [state, setState] = useState(initial);
  const [late] = useState(() => createLateSetter<T>(setState));
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
