'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { formatWhen } from '@/lib/client/format';
import { deleteComment, refreshReviews, type ReviewedItem } from '@/lib/client/library/reviews';
import { reportActionError } from '@/lib/client/report-error';
import type { BoardComment } from '@/lib/contract/studio/board-review';
import { CommentEditor } from './comment-editor';
import { reviewMessages } from './messages';

/** A comment, with what the reader may do with it. */
export function CommentRow({ comment, reviewed, now }: { comment: BoardComment; reviewed: ReviewedItem; now: Date }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const { id, person, text, createdAt, editedAt, mayChange, mayDelete } = comment;

  function close() {
    (open === 'edit' ? editButton : deleteButton).current?.focus();
    setOpen(null);
  }

  async function remove() {
    setIsBusy(true);
    await deleteComment(reviewed, id).catch(reportActionError);
    await refreshReviews(client, reviewed.board);
    setIsBusy(false);
  }

  return (
    <li className="flex flex-col gap-1">
      <span className="flex items-start gap-1 text-sm text-muted">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-medium text-text">{person.name}</span>
          {' · '}
          <time dateTime={createdAt}>{formatWhen(createdAt, now)}</time>
          {editedAt !== null && (
            <span title={reviewMessages.editedAt({ when: formatWhen(editedAt, now) })}> · {reviewMessages.edited}</span>
          )}
        </span>
        {mayChange && (
          <IconButton
            ref={editButton}
            size="sm"
            label={reviewMessages.edit}
            aria-expanded={open === 'edit'}
            onClick={() => setOpen(open === 'edit' ? null : 'edit')}
          >
            <Pencil aria-hidden />
          </IconButton>
        )}
        {mayDelete && (
          <IconButton
            ref={deleteButton}
            size="sm"
            label={mayChange ? reviewMessages.delete : reviewMessages.deleteOf({ name: person.name })}
            aria-expanded={open === 'delete'}
            onClick={() => setOpen(open === 'delete' ? null : 'delete')}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </span>
      {open === 'edit' ? (
        <CommentEditor comment={comment} reviewed={reviewed} onClose={close} />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
      {open === 'delete' && (
        <span
          role="group"
          aria-label={reviewMessages.deleteQuestion}
          className="flex flex-wrap items-center gap-2 text-sm"
        >
          <span className="flex-1">{reviewMessages.deleteQuestion}</span>
          <Button size="sm" variant="danger" disabled={isBusy} onClick={() => void remove()}>
            {reviewMessages.deleteNow}
          </Button>
          <Button size="sm" variant="quiet" onClick={close}>
            {reviewMessages.cancel}
          </Button>
        </span>
      )}
    </li>
  );
}
