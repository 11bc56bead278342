import { textsOf } from '../../schema-form/json.ts';
import { createPersistedStore } from '../create-persisted-store.ts';

/** So many presses are remembered: more than a day's. */
const most = 300;

/** The ids of the batches that this browser submitted, in any of its tabs, the newest first. */
export const ownBatches = createPersistedStore<readonly string[]>({
  key: 'easel:own-batches',
  initial: [],
  read: (text) => textsOf(JSON.parse(text)),
  write: (ids) => JSON.stringify(ids),
});

/** Records that this browser submitted a batch. */
export function rememberOwnBatch(id: string): void {
  const known = ownBatches.current();
  if (!known.includes(id)) ownBatches.set([id, ...known].slice(0, most));
}
