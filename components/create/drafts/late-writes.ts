/** Writes that wait for a pause, the last of each name alone. */
export interface LateWrites<Value> {
  set: (name: string, value: Value) => void;
  /** Writes what waits, now. */
  flush: () => void;
}

/**
 * Makes writes that wait: storage is slow beside a keystroke, and only the end of some typing counts.
 *
 * @param options.delayMs from the first thing that waits to its being written
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
