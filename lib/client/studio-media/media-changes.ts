import type { StudioMedia } from '../../contract/studio-media.ts';

/** One file is new or has changed, some are gone, or anything may have happened. */
export type MediaChange = { media: StudioMedia } | { gone: string[] } | 'anything';

/** Passes on changes of files to whatever shows them now. */
export interface MediaChanges {
  /** Calls the listener with each change. Returns a function that ends that. */
  subscribe: (listener: (change: MediaChange) => void) => () => void;
  /** Publishes an event of the studio, given its data; data that can't be read is a hint that something has changed. */
  publishEvent: (data: unknown) => void;
  publish: (change: MediaChange) => void;
}

/** Makes changes without listeners. */
export function createMediaChanges(): MediaChanges {
  const listeners = new Set<(change: MediaChange) => void>();
  function publish(change: MediaChange) {
    for (const listener of listeners) listener(change);
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publishEvent: (data) => publish(readChange(data) ?? 'anything'),
    publish,
  };
}

function readChange(data: unknown): MediaChange | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (typeof value !== 'object' || value === null) return null;
    if ('ids' in value && Array.isArray(value.ids)) return { gone: value.ids as string[] };
    return 'id' in value && 'url' in value ? { media: value as StudioMedia } : null;
  } catch {
    return null;
  }
}

/** The changes of files that this page learns of. */
export const mediaChanges = createMediaChanges();
