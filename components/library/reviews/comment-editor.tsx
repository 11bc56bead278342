'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { refreshReviews, type ReviewedItem, writeComment } from '@/lib/client/library/reviews';
import type { BoardComment } from '@/lib/contract/studio/board-review';
import { commentLimits } from '@/lib/contract/studio/review-limits';
import { checkComment, isSendKey } from './comment-box';
import { reviewMessages } from './messages';

/** Where the text of one's own comment is changed. What could not be saved stays here. */
export function CommentEditor({
  comment,
  reviewed,
  onClose,
}: {
  comment: BoardComment;
  reviewed: ReviewedItem;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [text, setText] = useState(comment.text);
  const [isBusy, setIsBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { length, isTooLong, isValid } = checkComment(text);
  const issue = isTooLong ? reviewMessages.tooLong({ most: commentLimits.text, length }) : why;

  useEffect(() => box.current?.focus(), []);

  async function save() {
    if (!isValid || isBusy) return;
    setIsBusy(true);
    try {
      await writeComment(reviewed, comment.id, text.trim());
      await refreshReviews(client, reviewed.board);
      onClose();
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        ref={box}
        aria-label={reviewMessages.edit}
        aria-invalid={isTooLong}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (!isSendKey(event)) return;
          event.preventDefault();
          void save();
        }}
      />
      {issue !== null && (
        <p role="alert" className="text-sm text-bad wrap-anywhere">
          {issue}
        </p>
      )}
      <span className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onClose}>
          {reviewMessages.cancel}
        </Button>
        <Button size="sm" type="submit" disabled={!isValid || isBusy}>
          {why === null ? reviewMessages.save : reviewMessages.tryAgain}
        </Button>
      </span>
    </form>
  );
}
