/** Under this name stand the lock and the names that were notified of before. */
const key = 'easel:told-ends';
const mostRemembered = 200;

/** What a notification is remembered by. */
interface OnceOptions {
  /** Unique to the event that is notified of. */
  name: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Calls `notify` in one of this browser's tabs alone, whichever comes first, and never again under the same name. */
export async function notifyOnce({ name, storage }: OnceOptions, notify: () => void): Promise<void> {
  const claim = () => {
    if (remember(storage, name)) notify();
  };
  // Without locks two tabs may both notify: better twice than never.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) claim();
  else await navigator.locks.request(key, claim);
}

/** Remembers a name. Returns false when it was remembered before. */
function remember(storage: OnceOptions['storage'], name: string): boolean {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    const names = Array.isArray(value) ? (value as unknown[]) : [];
    if (names.includes(name)) return false;
    storage.setItem(key, JSON.stringify([...names, name].slice(-mostRemembered)));
  } catch {
    // Without a storage nobody can know.
  }
  return true;
}
