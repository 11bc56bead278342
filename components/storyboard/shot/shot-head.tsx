'use client';

import { ArrowLeft, ArrowRight, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import { storyboardMessages as messages } from '../messages';
import type { ShotActions } from '../use-shot-actions';

/** The name of a shot, and what concerns its place in the row. */
export function ShotHead({
  id,
  shot,
  index,
  total,
  actions,
}: {
  /** The id of the heading. */
  id: string;
  shot: StoryboardShot;
  index: number;
  total: number;
  actions: Pick<ShotActions, 'move' | 'duplicate' | 'remove'>;
}) {
  return (
    <div className="flex items-center gap-1">
      <h2 id={id} className="mr-auto text-lg font-semibold">
        {messages.shotNumber({ number: index + 1 })}
      </h2>
      <IconButton
        label={messages.moveLeft}
        className={touch}
        aria-disabled={index === 0}
        onClick={() => index > 0 && actions.move(index, index - 1)}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton
        label={messages.moveRight}
        className={touch}
        aria-disabled={index === total - 1}
        onClick={() => index < total - 1 && actions.move(index, index + 1)}
      >
        <ArrowRight aria-hidden />
      </IconButton>
      <IconButton label={messages.duplicate} className={touch} onClick={() => actions.duplicate(shot.id)}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={messages.deleteShot} className={touch} onClick={() => actions.remove(shot.id)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

const touch = 'max-desk:size-11';
