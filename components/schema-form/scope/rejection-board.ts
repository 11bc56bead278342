import type { FileRejections } from './form-scope';

const none: readonly string[] = [];

/** Makes an empty board for words about refused files. */
export function createFileRejections(): FileRejections {
  const messagesOf = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  return {
    show(pointer, messages) {
      if (messages.length === 0 && !messagesOf.has(pointer)) return;
      if (messages.length === 0) messagesOf.delete(pointer);
      else messagesOf.set(pointer, [...messages]);
      for (const listener of listeners) listener();
    },
    of: (pointer) => messagesOf.get(pointer) ?? none,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
