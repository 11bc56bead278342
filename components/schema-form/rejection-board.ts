import { createStore } from '@/lib/client/create-store';
import type { RejectionBoard } from './form-scope';

const none: readonly string[] = [];

/** Makes an empty board for words about refused files. */
export function createRejectionBoard(): RejectionBoard {
  const board = createStore<ReadonlyMap<string, readonly string[]>>(new Map());
  return {
    show(pointer, messages) {
      if (messages.length === 0 && !board.current().has(pointer)) return;
      const next = new Map(board.current());
      if (messages.length === 0) next.delete(pointer);
      else next.set(pointer, [...messages]);
      board.set(next);
    },
    of: (pointer) => board.current().get(pointer) ?? none,
    subscribe: board.subscribe,
  };
}
