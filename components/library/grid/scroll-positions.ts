const key = 'easel:library-scroll';
const mostPositions = 40;

/** How far one was in each place of the library, in pixels; kept as long as the tab is, so that a reload moves nothing. */
export function createScrollPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let positions: Map<string, number> | null = null;

  function known(): Map<string, number> {
    positions ??= read();
    return positions;
  }

  function read(): Map<string, number> {
    try {
      const saved: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return new Map(Array.isArray(saved) ? saved.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  }

  return {
    get: (view: string): number => known().get(view) ?? 0,
    set(view: string, top: number): void {
      // The place one is in is the last to be forgotten.
      known().delete(view);
      known().set(view, top);
    },
    /** Writes them down for when the page is loaded again. */
    save: (): void => {
      try {
        storage().setItem(key, JSON.stringify([...known()].slice(-mostPositions)));
      } catch {
        // Storage is full or switched off: they hold until the page is left.
      }
    },
  };
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';
}
