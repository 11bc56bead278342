'use client';

import { ClipboardPaste, Video, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useReorderDrag } from '@/components/schema-form/media/use-reorder-drag';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { StoryboardTake } from '@/lib/contract/studio/storyboard';
import { shotState } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';
import { shotText, type SequencePart } from '../player/sequence';
import type { ShotActions } from '../use-shot-actions';
import { frameImage } from './frame-image';
import { ShotCard } from './shot-card';

/** The shots in a row: one Tab stop; keys and drags select and move them. */
export function ShotRow({
  parts,
  takes,
  selected,
  playing,
  takesFrames,
  changed,
  actions,
  onSelect,
  onClips,
  onPaste,
}: {
  parts: readonly SequencePart[];
  takes: readonly StoryboardTake[];
  /** Index of the selected shot; -1 for none. */
  selected: number;
  /** Index of the shot that plays; null while nothing plays. */
  playing: number | null;
  /** Whether the model starts shots with frames. */
  takesFrames: boolean;
  /** The ids of the shots that were changed since their take. */
  changed: ReadonlySet<string>;
  actions: ShotActions;
  onSelect: (id: string) => void;
  onClips: () => void;
  onPaste: () => void;
}) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { dragOf, list: dropTarget, shownIndexOf } = useReorderDrag(parts.length, actions.move);
  const shown = playing ?? selected;
  useEffect(() => {
    const row = list.current;
    // As a column on small windows it would scroll the page, and the player out of sight.
    if (row !== null && row.scrollWidth > row.clientWidth) {
      row.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [shown]);

  function focusShot(index: number) {
    const to = parts[index];
    if (to === undefined) return;
    onSelect(to.shot.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  }

  function pressKey(event: KeyboardEvent, index: number) {
    const part = parts[index];
    if (part === undefined) return;
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && event.altKey) actions.move(index, index + step);
    else if (step !== undefined && !event.metaKey && !event.ctrlKey) focusShot(index + step);
    else if (event.key === 'Home') focusShot(0);
    else if (event.key === 'End') focusShot(parts.length - 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      actions.remove(part.shot.id);
      requestAnimationFrame(() => list.current?.querySelectorAll('button')[Math.min(index, parts.length - 2)]?.focus());
    } else if (event.key.toLowerCase() === 'd' && (event.metaKey || event.ctrlKey)) actions.duplicate(part.shot.id);
    else return;
    event.preventDefault();
  }

  return (
    <section aria-label={messages.shots} className="flex min-w-0 gap-3 max-desk:flex-col">
      <p id={id} className="sr-only">
        {messages.rowHelp}
      </p>
      <ol
        ref={list}
        aria-label={messages.shots}
        className="flex min-w-0 gap-3 overflow-x-auto p-1.5 max-desk:flex-col max-desk:overflow-visible"
        {...dropTarget}
      >
        {parts.map((part, index) => {
          const drag = dragOf(index);
          const state = shotState(part.shot, takes);
          return (
            <li
              key={part.shot.id}
              style={{ order: shownIndexOf(index) }}
              className={classNames('w-40 shrink-0 max-desk:w-full', drag.isDragged && 'opacity-50')}
              {...drag.handlers}
            >
              <ShotCard
                shot={part.shot}
                text={shotText(part)}
                number={index + 1}
                state={state}
                isChanged={changed.has(part.shot.id)}
                image={
                  state.kind === 'done' || state.kind === 'clip'
                    ? (part.media?.thumbnailUrl ?? null)
                    : frameImage(part.shot, takes, 'small')
                }
                seconds={part.seconds}
                isChained={takesFrames && part.shot.clip === null && part.shot.firstFrame?.kind === 'previous'}
                isSelected={index === selected}
                isPlaying={index === playing}
                aria-describedby={id}
                tabIndex={index === Math.max(0, selected) ? 0 : -1}
                onClick={() => onSelect(part.shot.id)}
                onKeyDown={(event) => pressKey(event, index)}
              />
            </li>
          );
        })}
      </ol>
      <div className="flex shrink-0 flex-col justify-start gap-2 py-1.5 max-desk:flex-row max-desk:flex-wrap max-desk:px-1.5">
        <Button className="max-desk:h-11 max-desk:flex-1" onClick={() => actions.add([''])}>
          <Plus aria-hidden />
          {messages.addShot}
        </Button>
        <Button variant="quiet" className="max-desk:h-11 max-desk:flex-1" onClick={onClips}>
          <Video aria-hidden />
          {messages.addOwnClips}
        </Button>
        <Button variant="quiet" className="max-desk:h-11 max-desk:flex-1" onClick={onPaste}>
          <ClipboardPaste aria-hidden />
          {messages.pasteScript}
        </Button>
      </div>
    </section>
  );
}
