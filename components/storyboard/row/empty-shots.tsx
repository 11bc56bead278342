'use client';

import { ClipboardPaste, Video, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { storyboardMessages as messages } from '../messages';

/** A storyboard without a shot: what to do. */
export function EmptyShots({
  takesFocus,
  onAdd,
  onClips,
  onPaste,
}: {
  /** Whether what had the focus has just been deleted. */
  takesFocus: boolean;
  onAdd: () => void;
  onClips: () => void;
  onPaste: () => void;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid flex-1 place-items-center bg-canvas p-6 max-desk:py-16">
      <div className="flex max-w-lg flex-col items-center gap-4 text-center">
        <div>
          <p className="text-lg font-semibold">{messages.emptyTitle}</p>
          <p className="mt-1 max-w-sm text-balance text-muted">{messages.emptyLead}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="lg" onClick={onPaste}>
            <ClipboardPaste aria-hidden />
            {messages.pasteScript}
          </Button>
          <Button size="lg" onClick={onClips}>
            <Video aria-hidden />
            {messages.addOwnClips}
          </Button>
          <Button ref={first} size="lg" variant="primary" onClick={onAdd}>
            <Plus aria-hidden />
            {messages.firstShot}
          </Button>
        </div>
      </div>
    </div>
  );
}
