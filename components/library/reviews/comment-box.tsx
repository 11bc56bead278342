'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { commentLimits } from '@/lib/contract/studio/review-limits';
import { reviewMessages } from './messages';

/** Texts that were typed and not sent, by item: going to the next item and back keeps them. */
const drafts = new Map<string, string>();

/** Whether a text can be a comment, as the studio counts its characters; and its length. */
export function checkComment(text: string): { length: number; isTooLong: boolean; isValid: boolean } {
  const { length } = text.normalize('NFC').trim();
  const isTooLong = length > commentLimits.text;
  return { length, isTooLong, isValid: length > 0 && !isTooLong };
}

/** Whether a key press sends a comment. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
}

/** Where a comment is written. */
export function CommentBox({ draft, onSend }: { draft: string; onSend: (text: string) => void }) {
  const [text, setText] = useState(() => drafts.get(draft) ?? '');
  const issueId = useId();
  const { length, isTooLong, isValid } = checkComment(text);

  function change(next: string) {
    setText(next);
    if (next === '') drafts.delete(draft);
    else drafts.set(draft, next);
  }

  function send() {
    if (!isValid) return;
    onSend(text.trim());
    change('');
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        aria-label={reviewMessages.write}
        placeholder={reviewMessages.write}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? issueId : undefined}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
      />
      {isTooLong && (
        <p id={issueId} role="alert" className="text-sm text-bad">
          {reviewMessages.tooLong({ most: commentLimits.text, length })}
        </p>
      )}
      <Button type="submit" disabled={!isValid} title={reviewMessages.sendHint} className="self-end max-desk:h-11">
        {reviewMessages.send}
      </Button>
    </form>
  );
}
