/** What loading late works with. */
export interface LoadLateOptions {
  /** Called once when it takes longer. */
  onDelay: () => void;
  /** Waits until it may be worth trying again. */
  pause: (failures: number) => Promise<void>;
}

/**
 * Loads code that a screen needs only now. Where it does not arrive, because the network is gone or the studio is being restarted, it is
 * tried again until it does: a part that fails to load would take the whole screen along.
 *
 * @throws what the code itself throws as it loads
 */
export async function loadLate<T>(load: () => Promise<T>, { onDelay, pause }: LoadLateOptions): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
      if (failures === 1) onDelay();
      await pause(failures);
    }
  }
}
