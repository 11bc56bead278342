import type { StudioMedia } from '../../contract/studio-media.ts';

/** What was heard of files: one is new or has changed, some are gone, or anything may have happened. */
export type MediaNews = { media: StudioMedia } | { gone: string[] } | 'anything';

/** Passes on what is heard of files to whoever shows them now. Nothing is kept. */
export function createMediaNews() {
  const listeners = new Set<(news: MediaNews) => void>();
  function tell(news: MediaNews) {
    for (const listener of listeners) listener(news);
  }
  return {
    subscribe: (listener: (news: MediaNews) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes an event of the studio in; what cannot be read is a hint that something has changed. */
    hear(data: unknown) {
      tell(read(data) ?? 'anything');
    },
    tell,
  };
}

function read(data: unknown): MediaNews | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (typeof value !== 'object' || value === null) return null;
    if ('ids' in value && Array.isArray(value.ids)) return { gone: value.ids as string[] };
    return 'id' in value && 'url' in value ? { media: value as StudioMedia } : null;
  } catch {
    return null;
  }
}

/** The news of this page. */
export const mediaNews = createMediaNews();
