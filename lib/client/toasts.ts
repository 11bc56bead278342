import { createStore } from './create-store.ts';

/** A short message at the edge of the screen, with one thing that can be done about it. */
export interface Toast {
  id: number;
  message: string;
  tone: 'plain' | 'bad';
  action: ToastAction | null;
  /** Whether it stays until somebody answers it. */
  stays: boolean;
}

/** A button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** How many are shown at once; the oldest one gives way. */
const atMost = 3;

/** Holds the toasts on show, and what screen readers read out. */
export function createToasts() {
  const shown = createStore<readonly Toast[]>([]);
  let announcement = '';
  let nextId = 1;

  /** Screen readers read a text out only when it differs from the one before. */
  function setAnnouncement(text: string) {
    announcement = text === announcement ? `${text}\u00A0` : text;
  }

  return {
    subscribe: shown.subscribe,
    current: shown.current,
    /** The text to read out, as of the last `show` or `announce`. */
    announcement: () => announcement,
    /** Shows a toast, and reads it out. */
    show(message: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'stays'>> = {}) {
      const { tone = 'plain', action = null, stays = false } = options;
      setAnnouncement(message);
      shown.set([...shown.current(), { id: nextId, message, tone, action, stays }].slice(-atMost));
      nextId += 1;
    },
    /** Reads a text out without showing it. */
    announce(text: string) {
      setAnnouncement(text);
      shown.set([...shown.current()]);
    },
    dismiss(id: number) {
      shown.set(shown.current().filter((toast) => toast.id !== id));
    },
  };
}

/** The toasts of this page. */
export const toasts = createToasts();
