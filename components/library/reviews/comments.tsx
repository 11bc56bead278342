'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { ReviewedItem } from '@/lib/client/library/reviews';
import { newId } from '@/lib/client/new-id';
import type { BoardComment } from '@/lib/contract/studio/board-review';
import { CommentBox } from './comment-box';
import { CommentRow } from './comment-row';
import { reviewMessages } from './messages';
import { PendingCommentRow } from './pending-comment-row';
import { pendingComments } from './pending-comments';

/** The comments on an item, and a box to write one. */
export function Comments({ comments, reviewed }: { comments: BoardComment[]; reviewed: ReviewedItem }) {
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const current = () => pendingComments.of(reviewed);
  const pending = useSyncExternalStore(pendingComments.subscribe, current, current);
  const unknown = pending.filter(({ id }) => !comments.some((comment) => comment.id === id));
  return (
    <>
      <div role="log" aria-label={reviewMessages.comments}>
        {comments.length + unknown.length > 0 && (
          <ul className="flex flex-col gap-3">
            {comments.map((comment) => (
              <CommentRow key={comment.id} comment={comment} reviewed={reviewed} now={now} />
            ))}
            {unknown.map((comment) => (
              <PendingCommentRow
                key={comment.id}
                comment={comment}
                onRetry={() => void pendingComments.send(client, reviewed, comment)}
                onDiscard={() => pendingComments.discard(reviewed, comment.id)}
              />
            ))}
          </ul>
        )}
      </div>
      <CommentBox
        draft={`${reviewed.board} ${reviewed.item}`}
        onSend={(text) => void pendingComments.send(client, reviewed, { id: newId(), text })}
      />
    </>
  );
}
