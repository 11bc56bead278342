import { ownKey } from '@/lib/client/own-key';

const key = 'easel:library-scroll';
const mostPositions = 40;

/** Scroll positions of the library by view, in pixels; they live as long as the tab, so that a reload restores them. */
export function createScrollPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let positions: Map<string, number> | null = null;

  function known(): Map<string, number> {
    positions ??= read();
    return positions;
  }

  function read(): Map<string, number> {
    try {
      const saved: unknown = JSON.parse(storage().getItem(ownKey(key)) ?? '[]');
      return new Map(Array.isArray(saved) ? saved.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  }

  return {
    get: (view: string): number => known().get(view) ?? 0,
    set(view: string, top: number): void {
      // The current view is the last to be dropped.
      known().delete(view);
      known().set(view, top);
    },
    /** Stores them for when the page is loaded again. */
    save: (): void => {
      try {
        storage().setItem(ownKey(key), JSON.stringify([...known()].slice(-mostPositions)));
      } catch {
        // Storage is full or disabled: the positions last until the page is left.
      }
    },
  };
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';
}
