const key = 'easel:told-ends';
const mostRemembered = 200;

interface Telling {
  /** Names what is told. */
  name: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Does something in one of this browser's tabs alone, whichever comes first, and never again under the same name. */
export async function tellOnce({ name, storage }: Telling, tell: () => void): Promise<void> {
  const claim = () => {
    if (isNoted(storage, name)) tell();
  };
  // Without locks two tabs may both tell: better twice than never.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) claim();
  else await navigator.locks.request(key, claim);
}

/** Notes a name; false when it was noted before. */
function isNoted(storage: Telling['storage'], name: string): boolean {
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
