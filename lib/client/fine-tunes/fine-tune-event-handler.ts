import type { QueryClient } from '@tanstack/react-query';
import type { FineTuneView } from './fine-tune.ts';
import { fineTuneKeys } from './keys.ts';

/** The upstream's event about a fine-tune. Importing the contract's constant would import the schema library. */
export const fineTuneEventName = 'fine_tune_updated';

/** Shortest interval between refreshes of the metrics, which change with every event. */
const leastBetweenReadsMs = 1200;

interface FineTuneHint {
  id: string;
  state: string | null;
  progress: number | null;
}

function readHint(data: unknown): FineTuneHint | null {
  try {
    const value = JSON.parse(String(data)) as Partial<Record<keyof FineTuneHint, unknown>> | null;
    if (typeof value?.id !== 'string') return null;
    return {
      id: value.id,
      state: typeof value.state === 'string' ? value.state : null,
      progress: typeof value.progress === 'number' ? Math.min(1, Math.max(0, value.progress)) : null,
    };
  } catch {
    return null;
  }
}

/**
 * Creates a handler for the data of `fine_tune_updated` events: it shows progress at once, and refreshes the queries on
 * screen.
 */
export function createFineTuneEventHandler(client: QueryClient, now: () => number = Date.now) {
  const readAtMs = new Map<string, number>();

  return function handle(data: unknown): void {
    const hint = readHint(data);
    if (hint === null) return;
    const { id, state, progress } = hint;
    client.setQueryData(fineTuneKeys.lastEvent(id), now());
    let hasChanged = state === null || progress === 1;
    const isOfThis = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[3] === 'one' && queryKey[4] === id;
    client.setQueriesData<FineTuneView>({ queryKey: fineTuneKeys.all, predicate: isOfThis }, (known) => {
      if (known === undefined) return known;
      if (known.state !== state) hasChanged = true;
      return known.state === state && progress !== null ? { ...known, progress } : known;
    });
    if (!hasChanged && now() - (readAtMs.get(id) ?? 0) < leastBetweenReadsMs) return;
    readAtMs.set(id, now());
    // Only queries on screen are refreshed.
    void client.invalidateQueries({
      queryKey: fineTuneKeys.all,
      predicate: ({ queryKey }) => (queryKey[3] === 'list' ? hasChanged : queryKey[4] === id),
    });
  };
}
