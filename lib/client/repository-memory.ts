import type { Repository } from './fine-tunes.ts';

const key = 'easel:repository';

/** The repository one worked with last; null when there is none, or it can't be read. */
export function readRepository(storage: Pick<Storage, 'getItem'>): Repository | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { namespace, repository } = value as Record<string, unknown>;
    return typeof namespace === 'string' && typeof repository === 'string' ? { namespace, repository } : null;
  } catch {
    return null;
  }
}

/** Remembers a repository. A full or forbidden storage forgets it. */
export function rememberRepository(storage: Pick<Storage, 'setItem'>, { namespace, repository }: Repository): void {
  try {
    storage.setItem(key, JSON.stringify({ namespace, repository }));
  } catch {
    // Storage is full or switched off: the fields still hold the names.
  }
}
