import { createStore } from './create-store.ts';

/** A short message at the edge of the screen, with at most one action. */
export interface Toast {
  id: number;
  message: string;
  tone: 'plain' | 'bad';
  action: ToastAction | null;
  /** Whether it stays until a person dismisses it. */
  stays: boolean;
  /** What it is about: it takes the place of an older toast about the same. Null for toasts of their own. */
  topic: string | null;
}

/** A button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** The most toasts on screen; further ones replace the oldest. */
const atMost = 3;

/** The toasts on screen, and the text for screen readers. */
export function createToasts() {
  const shown = createStore<readonly Toast[]>([]);
  let announcement = '';
  let nextId = 1;

  /** Screen readers announce a text only when it differs from the previous one. */
  function setAnnouncement(text: string) {
    announcement = text === announcement ? `${text}\u00A0` : text;
  }

  return {
    subscribe: shown.subscribe,
    current: shown.current,
    /** The text that screen readers announce, from the last `show` or `announce`. */
    announcement: () => announcement,
    /** Shows a toast and announces it. */
    show(message: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'stays' | 'topic'>> = {}) {
      const { tone = 'plain', action = null, stays = false, topic = null } = options;
      const others = shown.current().filter((toast) => topic === null || toast.topic !== topic);
      setAnnouncement(message);
      shown.set([...others, { id: nextId, message, tone, action, stays, topic }].slice(-atMost));
      nextId += 1;
    },
    /** Announces a text without showing it. */
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
