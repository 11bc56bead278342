const key = 'easel:library-scroll';
const mostPlaces = 40;

/** How far one was in each place of the library, in pixels; kept as long as the tab is, so that a reload moves nothing. */
export function createScrollPlaces(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let places: Map<string, number> | null = null;

  function known(): Map<string, number> {
    places ??= read();
    return places;
  }

  function read(): Map<string, number> {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
    } catch {
      return new Map();
    }
  }

  return {
    get: (place: string): number => known().get(place) ?? 0,
    set(place: string, top: number): void {
      // The place one is in is the last to be forgotten.
      known().delete(place);
      known().set(place, top);
    },
    /** Writes them down for when the page is loaded again. */
    keep: (): void => {
      try {
        storage().setItem(key, JSON.stringify([...known()].slice(-mostPlaces)));
      } catch {
        // Storage is full or switched off: they hold until the page is left.
      }
    },
  };
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';
}
