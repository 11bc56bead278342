import type { StudioMedia } from '../../contract/studio/studio-media.ts';

/**
 * A change of the library that the event stream reported: a file is new or has changed, files are gone, or anything may
 * have changed.
 */
export type MediaChange = { media: StudioMedia } | { gone: string[] } | 'anything';

/** Passes changes of the library's files on to the screens. Nothing is stored. */
export function createMediaChanges() {
  const listeners = new Set<(change: MediaChange) => void>();
  function publish(change: MediaChange) {
    for (const listener of listeners) listener(change);
  }
  return {
    subscribe: (listener: (change: MediaChange) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Publishes an event of the studio. Unreadable data counts as `anything`. */
    receive(data: unknown) {
      publish(read(data) ?? 'anything');
    },
    publish,
  };
}

function read(data: unknown): MediaChange | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (typeof value !== 'object' || value === null) return null;
    if ('ids' in value && Array.isArray(value.ids)) return { gone: value.ids as string[] };
    return 'id' in value && 'url' in value ? { media: value as StudioMedia } : null;
  } catch {
    return null;
  }
}

/** The changes that this page receives. */
export const mediaChanges = createMediaChanges();
