/** The options of `loadLate`. */
export interface LoadLateOptions {
  /** Called once when the first attempt failed. */
  onDelay: () => void;
  /** Waits before another attempt. */
  pause: (failures: number) => Promise<void>;
}

/**
 * Loads the code of a part of a screen. If it can't be loaded, because the network is gone or the studio is restarting,
 * it retries until it can: a part that fails to load would break the whole screen.
 *
 * @throws errors that the code itself throws while it loads
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
