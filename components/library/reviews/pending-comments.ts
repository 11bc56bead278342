import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '@/lib/client/create-store';
import { createOrderedRunner } from '@/lib/client/library/ordered-runner';
import { refreshReviews, type ReviewedItem, writeComment } from '@/lib/client/library/reviews';

/** A comment that the studio has not confirmed yet. */
export interface PendingComment {
  id: string;
  text: string;
  /** Why it could not be sent; null while it is being sent. */
  why: string | null;
}

/** Comments of this page that are not confirmed, by item. They survive leaving the item. */
const store = createStore<Readonly<Record<string, readonly PendingComment[]>>>({});
/** Comments are sent one after the other, so that they stay in the order in which they were written. */
const runInOrder = createOrderedRunner();

function keyOf({ board, item }: ReviewedItem): string {
  return `${board} ${item}`;
}

function change(reviewed: ReviewedItem, to: (comments: readonly PendingComment[]) => readonly PendingComment[]): void {
  const key = keyOf(reviewed);
  store.set({ ...store.current(), [key]: to(pendingComments.of(reviewed)) });
}

const none: readonly PendingComment[] = [];

/** The comments that this page is sending, or could not send. */
export const pendingComments = {
  subscribe: store.subscribe,
  of: (reviewed: ReviewedItem): readonly PendingComment[] => store.current()[keyOf(reviewed)] ?? none,
  /** Sends a comment. Sent again with the same id, there is still one. */
  async send(client: QueryClient, reviewed: ReviewedItem, { id, text }: Pick<PendingComment, 'id' | 'text'>) {
    const set = (why: string | null) =>
      change(reviewed, (comments) =>
        comments.some((each) => each.id === id)
          ? comments.map((each) => (each.id === id ? { ...each, why } : each))
          : [...comments, { id, text, why }],
      );
    set(null);
    try {
      await runInOrder(() => writeComment(reviewed, id, text));
    } catch (error) {
      set(error instanceof Error ? error.message : String(error));
      return;
    }
    await refreshReviews(client, reviewed.board);
    pendingComments.discard(reviewed, id);
  },
  /** Removes a comment from here. */
  discard(reviewed: ReviewedItem, id: string) {
    change(reviewed, (comments) => comments.filter((each) => each.id !== id));
  },
};
