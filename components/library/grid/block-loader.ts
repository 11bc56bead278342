import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { orderOf } from '@/lib/contract/studio/library-order';
import type { PlacedBlock } from './layout';
import { readItems } from '@/lib/client/library/library';
import { createStore } from '@/lib/client/create-store';

/** The items loaded so far: a new object after each change. */
export interface ReadBlocks {
  /** The items of a block; null while they are not loaded. */
  get: (block: PlacedBlock) => LibraryItem[] | null;
  /** Loads the given blocks that are missing; adjacent blocks load with one request. */
  load: (blocks: PlacedBlock[]) => void;
}

/** Loads the items of a library under one filter, block by block. */
export interface BlockLoader {
  current: () => ReadBlocks;
  /** Adds items that were loaded elsewhere. */
  add: (items: LibraryItem[]) => void;
  /** Changes every loaded item. */
  change: (change: (item: LibraryItem) => LibraryItem) => void;
  /** Announces that items are being removed, so that the blocks without them need not load; null: they come back. */
  expectRemoval: (ids: ReadonlySet<string> | null) => void;
  /** Loads everything again when it is next needed; until then the old items are shown. */
  renew: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** What has happened since a request was sent, which its answer may not include. */
interface Meanwhile {
  isRenewed: boolean;
  changes: ((item: LibraryItem) => LibraryItem)[];
}

/** The most items in one request. */
const mostInRequest = 200;
const retryMs = 3000;

/** Creates a loader of the items under one filter. `onMismatch` is called when the studio has other items than the index. */
export function createBlockLoader(
  filter: LibraryFilter,
  options: { onMismatch: () => void; read?: typeof readItems },
): BlockLoader {
  const { read = readItems } = options;
  const blocks = new Map<string, LibraryItem[]>();
  const known = new Map<string, LibraryItem>();
  /** Blocks that can't be assembled from what is known now: this is asked for each of their items, and again in each frame. */
  const missing = new Set<string>();
  let leaving: ReadonlySet<string> = new Set();
  const old = new Set<string>();
  const underWay = new Set<string>();
  const requests = new Set<Meanwhile>();
  const shown = createStore<ReadBlocks>({ get, load });

  function notify() {
    missing.clear();
    shown.set({ get, load });
  }

  function store(block: PlacedBlock, items: LibraryItem[]) {
    missing.clear();
    blocks.set(nameOf(block), items);
    for (const item of items) known.set(item.media.id, item);
  }

  /** Puts a block that is new after a change together from items of other blocks; null where some are missing. */
  function assemble(block: PlacedBlock): LibraryItem[] | null {
    // In other orders, a change moves items: their cursors are those from before.
    if (orderOf(filter) !== 'newest') return null;
    const items = [...known.values()].filter((item) => isWithin(item, block) && !leaving.has(item.media.id));
    if (items.length !== block.count) return null;
    const sorted = items.toSorted((one, other) => compareCursors(other.cursor, one.cursor));
    store(block, sorted);
    return sorted;
  }

  async function loadRun(run: PlacedBlock[]) {
    const [start] = run;
    if (start === undefined) return;
    for (const block of run) underWay.add(nameOf(block));
    const meanwhile: Meanwhile = { isRenewed: false, changes: [] };
    requests.add(meanwhile);
    let failed = false;
    try {
      const limit = run.reduce((sum, { count }) => sum + count, 0);
      const { items } = await read(filter, { startingAt: start.first, limit: String(limit) });
      let at = 0;
      for (const block of run) {
        const found = items.slice(at, at + block.count);
        at += block.count;
        store(block, found.map(withChanges(meanwhile)));
        // An answer from before a renewal is shown, and requested again.
        if (meanwhile.isRenewed) old.add(nameOf(block));
        else old.delete(nameOf(block));
        const [newest] = found;
        if (newest === undefined || newest.cursor !== block.first || found.length !== block.count) options.onMismatch();
      }
    } catch {
      // Requested again when it is next needed, but not at once.
      failed = true;
    }
    requests.delete(meanwhile);
    const settle = () => {
      for (const block of run) underWay.delete(nameOf(block));
      notify();
    };
    if (failed) setTimeout(settle, retryMs);
    else settle();
  }

  function get(block: PlacedBlock): LibraryItem[] | null {
    const name = nameOf(block);
    const loaded = blocks.get(name) ?? (missing.has(name) ? null : assemble(block));
    if (loaded === null) missing.add(name);
    return loaded;
  }

  function load(wanted: PlacedBlock[]): void {
    let run: PlacedBlock[] = [];
    let size = 0;
    for (const block of wanted) {
      const name = nameOf(block);
      const isThere = (blocks.has(name) && !old.has(name)) || underWay.has(name);
      if (isThere || size + block.count > mostInRequest) {
        void loadRun(run);
        run = [];
        size = 0;
      }
      if (isThere) continue;
      run.push(block);
      size += block.count;
    }
    void loadRun(run);
  }

  return {
    current: shown.current,
    add(items) {
      for (const item of items) known.set(item.media.id, item);
      notify();
    },
    change(change) {
      for (const [id, item] of known) known.set(id, change(item));
      for (const [name, items] of blocks) blocks.set(name, items.map(change));
      for (const { changes } of requests) changes.push(change);
      notify();
    },
    expectRemoval(ids) {
      leaving = ids ?? new Set();
      missing.clear();
    },
    renew() {
      for (const name of blocks.keys()) old.add(name);
      for (const request of requests) request.isRenewed = true;
      notify();
    },
    subscribe: shown.subscribe,
  };
}

function withChanges({ changes }: Meanwhile): (item: LibraryItem) => LibraryItem {
  return (item) => changes.reduce((changed, change) => change(changed), item);
}

/** The key of a block. A block that has lost or gained an item has another key. */
function nameOf({ first, last, count }: PlacedBlock): string {
  return `${first} ${last} ${count}`;
}

function isWithin({ cursor }: LibraryItem, { first, last }: PlacedBlock): boolean {
  return compareCursors(cursor, first) <= 0 && compareCursors(cursor, last) >= 0;
}

function compareCursors(one: string, other: string): number {
  const [at = '', id = ''] = one.split('_');
  const [otherAt = '', otherId = ''] = other.split('_');
  return Number(at) - Number(otherAt) || (id < otherId ? -1 : Number(id > otherId));
}
