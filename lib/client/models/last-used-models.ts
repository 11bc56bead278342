import { createPersistedStore } from '../create-persisted-store.ts';
import type { Store } from '../create-store.ts';
import { type QuickAction, quickActions } from './quick-actions.ts';

/** The id of the model last used for each quick action. */
export type LastUsedModels = Readonly<Partial<Record<QuickAction, string>>>;

/** Stores which model was last used for each quick action, for all tabs of this browser. */
export function createLastUsedModels(storage?: () => Pick<Storage, 'getItem' | 'setItem'>): Store<LastUsedModels> {
  return createPersistedStore<LastUsedModels>({
    key: 'easel:quick-models',
    initial: {},
    read(text) {
      const stored = JSON.parse(text) as Partial<Record<string, unknown>>;
      const entries = quickActions.map((action) => [action, stored[action]] as const);
      return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'));
    },
    write: (models) => JSON.stringify(models),
    ...(storage === undefined ? {} : { storage }),
  });
}

/** The models last used for the quick actions in this browser. */
export const lastUsedModels = createLastUsedModels();

/** Remembers that a model was used for actions. */
export function rememberUsedModel(
  model: string,
  actions: readonly QuickAction[],
  store: Store<LastUsedModels> = lastUsedModels,
): void {
  if (actions.length === 0) return;
  store.set({ ...store.current(), ...Object.fromEntries(actions.map((action) => [action, model])) });
}
