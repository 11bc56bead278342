'use client';

import { Button } from '@/components/ui/button';
import { reviewMessages } from './messages';
import type { PendingComment } from './pending-comments';

/** A comment that is being sent, or could not be sent. */
export function PendingCommentRow({
  comment: { text, why },
  onRetry,
  onDiscard,
}: {
  comment: PendingComment;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  return (
    <li className="flex flex-col gap-1">
      <span className="text-sm text-muted">
        <span className="font-medium text-text">{reviewMessages.you}</span>
        {why === null && ` · ${reviewMessages.sending}`}
      </span>
      <p className="whitespace-pre-wrap wrap-anywhere text-muted">{text}</p>
      {why !== null && (
        <>
          <p role="alert" className="text-sm text-bad wrap-anywhere">
            {reviewMessages.notSent({ why })}
          </p>
          <span className="flex gap-2">
            <Button size="sm" onClick={onRetry}>
              {reviewMessages.tryAgain}
            </Button>
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              {reviewMessages.discard}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
