/** A short message at the edge of the screen, with one thing that can be done about it. */
export interface Notice {
  id: number;
  words: string;
  tone: 'plain' | 'bad';
  action: { words: string; run: () => void } | null;
  /** Whether it stays until somebody answers it. */
  stays: boolean;
}

/** How many are shown at once; an older one gives way. */
const atMost = 3;

/** Holds the notices on show, and what is read out to those who can't see them. */
export function createNotices() {
  let shown: readonly Notice[] = [];
  let spoken = '';
  let nextId = 1;
  const listeners = new Set<() => void>();

  function change(next: readonly Notice[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** The same words twice are read out only when something about them differs. */
  function speak(words: string) {
    spoken = words === spoken ? `${words}\u00A0` : words;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => shown,
    spoken: () => spoken,
    /** Shows a notice, and reads it out. */
    show(words: string, options: Partial<Pick<Notice, 'tone' | 'action' | 'stays'>> = {}) {
      const { tone = 'plain', action = null, stays = false } = options;
      speak(words);
      change([...shown, { id: nextId, words, tone, action, stays }].slice(-atMost));
      nextId += 1;
    },
    /** Reads words out without showing them. */
    announce(words: string) {
      speak(words);
      change([...shown]);
    },
    dismiss(id: number) {
      change(shown.filter((notice) => notice.id !== id));
    },
  };
}

/** The notices of this page. */
export const notices = createNotices();
