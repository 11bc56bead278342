/** Debounced writes: only the last value of each name is written. */
export interface LateWrites<Value> {
  set: (name: string, value: Value) => void;
  /** Writes pending values now. */
  flush: () => void;
}

/**
 * Creates debounced writes: storage is slow compared with a keystroke, and only the last of many values counts.
 *
 * @param options.delayMs from the first pending value to the write
 */
export function createLateWrites<Value>(options: {
  write: (name: string, value: Value) => void;
  delayMs: number;
}): LateWrites<Value> {
  const waiting = new Map<string, Value>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const writes = [...waiting];
    waiting.clear();
    for (const [name, value] of writes) options.write(name, value);
  }

  return {
    set(name, value) {
      waiting.set(name, value);
      timer ??= setTimeout(flush, options.delayMs);
    },
    flush,
  };
}
