import { ownId } from '../own-id.ts';

const key = 'easel:person';

interface FollowPersonOptions {
  /** Loads the page anew. */
  reload?: () => void;
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  signal: AbortSignal;
}

/**
 * Reloads this page once somebody else has logged in: in another tab, or here before the way back led to this page. All
 * requests of this browser are that person's from then on, and the page still shows what the person before typed.
 */
export function followPerson({
  reload = () => window.location.reload(),
  storage = () => localStorage,
  signal,
}: FollowPersonOptions): void {
  function check() {
    try {
      const person = storage().getItem(key);
      if (person !== null && person !== ownId()) reload();
    } catch {
      // The storage is forbidden: the page stays until it is left.
    }
  }

  try {
    storage().setItem(key, ownId());
  } catch {
    // The storage is full or forbidden: the other tabs stay until they are left.
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) check();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) check();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
}
