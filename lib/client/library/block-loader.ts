import type { LibraryFilter, LibraryItem } from '../../contract/library.ts';
import { cursorOf } from './change-index.ts';
import type { PlacedBlock } from './layout.ts';
import { readItems } from './library.ts';

/** What has been read of a library under one filter, block by block, and the reading of more. */
export interface BlockLoader {
  /** The items of a block; null while they are not there. */
  get: (block: PlacedBlock) => LibraryItem[] | null;
  /** Reads those of some blocks that are not there; blocks that follow each other come with one request. */
  load: (blocks: PlacedBlock[]) => void;
  /** Puts items in place without asking. */
  keep: (block: Pick<PlacedBlock, 'first'>, items: LibraryItem[]) => void;
  /** Changes every item that is there; null takes it away. */
  change: (change: (item: LibraryItem) => LibraryItem | null) => void;
  /** Reads what was read once more, when it is next wanted; until then it is shown as it was. */
  renew: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  version: () => number;
}

/** What one request may bring. */
const mostInRequest = 200;
const retryMs = 3000;

/** Keeps what was read of a library under one filter. `onMismatch` hears that the studio has other items than the index said. */
export function createBlockLoader(
  filter: LibraryFilter,
  options: { onMismatch: () => void; read?: typeof readItems },
): BlockLoader {
  const { read = readItems } = options;
  const blocks = new Map<string, LibraryItem[]>();
  const old = new Set<string>();
  const underWay = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  function tell() {
    version += 1;
    for (const listener of listeners) listener();
  }

  async function loadRun(run: PlacedBlock[]) {
    const [start] = run;
    if (start === undefined) return;
    for (const { first } of run) underWay.add(first);
    let failed = false;
    try {
      const limit = run.reduce((sum, { count }) => sum + count, 0);
      const { items } = await read(filter, { from: start.first, limit: String(limit) });
      let at = 0;
      for (const { first, count } of run) {
        const found = items.slice(at, at + count);
        at += count;
        blocks.set(first, found);
        old.delete(first);
        const [newest] = found;
        if (newest === undefined || cursorOf(newest) !== first || found.length !== count) options.onMismatch();
      }
    } catch {
      // Asked for again when it is next wanted, but not at once.
      failed = true;
    }
    const settle = () => {
      for (const { first } of run) underWay.delete(first);
      tell();
    };
    if (failed) setTimeout(settle, retryMs);
    else settle();
  }

  return {
    get: ({ first }) => blocks.get(first) ?? null,
    load(wanted) {
      let run: PlacedBlock[] = [];
      let size = 0;
      for (const block of wanted) {
        const isThere =
          (blocks.get(block.first)?.length === block.count && !old.has(block.first)) || underWay.has(block.first);
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
    },
    keep({ first }, items) {
      blocks.set(first, items);
      tell();
    },
    change(change) {
      for (const [first, items] of blocks) {
        const changed = items.flatMap((item) => change(item) ?? []);
        blocks.set(first, changed);
      }
      tell();
    },
    renew() {
      for (const first of blocks.keys()) old.add(first);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}
