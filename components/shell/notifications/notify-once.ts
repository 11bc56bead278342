import { ownKey } from '@/lib/client/own-key';

/** The name of the lock, and the storage key of the names of earlier notifications. */
const key = 'easel:told-ends';
const mostRemembered = 200;

/** The data by which a notification is remembered. */
interface OnceOptions {
  /** Unique for the event. */
  name: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Calls `notify` in only one of a person's tabs in this browser, the first to get here, and never again for the same name. */
export async function notifyOnce({ name, storage }: OnceOptions, notify: () => void): Promise<void> {
  const claim = () => {
    if (remember(storage, name)) notify();
  };
  // Without locks two tabs may both notify: better twice than never.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) claim();
  else await navigator.locks.request(ownKey(key), claim);
}

/** Remembers a name. Returns false when it was remembered before. */
function remember(storage: OnceOptions['storage'], name: string): boolean {
  try {
    const value: unknown = JSON.parse(storage.getItem(ownKey(key)) ?? '[]');
    const names = Array.isArray(value) ? (value as unknown[]) : [];
    if (names.includes(name)) return false;
    storage.setItem(ownKey(key), JSON.stringify([...names, name].slice(-mostRemembered)));
  } catch {
    // Without a storage, earlier notifications are unknown.
  }
  return true;
}
