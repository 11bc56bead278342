'use client';

import { useMemo } from 'react';
import { newId } from '@/lib/client/new-id';
import { toasts } from '@/lib/client/toasts';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { changeShot, copyOfShot, insertShots, isContinuous, moveShot, removeShot } from './edit/change-shots';
import type { Editor } from './edit/create-editor';
import { newShot } from './edit/new-content';
import { storyboardMessages as messages } from './messages';
import type { Work } from './work/use-work';

/** What can be done with the shots of a storyboard. */
export interface ShotActions {
  change: (id: string, part: Partial<StoryboardShot>) => void;
  /** Adds shots at the end, and selects the first of them. */
  add: (prompts: readonly string[]) => void;
  /** Adds a shot for each clip, as `add` does. */
  addClips: (clips: readonly string[]) => void;
  move: (from: number, to: number) => void;
  duplicate: (id: string) => void;
  /** Removes a shot; a toast offers to undo it. */
  remove: (id: string) => void;
  /** Generates a shot, again if it has a video. */
  generate: (id: string) => Promise<void>;
  generateAll: (ids: readonly string[]) => Promise<void>;
  /** Generates the first frame of a shot from its prompt. */
  generateFrame: (id: string) => Promise<void>;
  cancel: (take: string) => Promise<void>;
  cancelAll: (takes: readonly string[]) => Promise<void>;
}

/**
 * The actions on the shots of one storyboard, the same object while the editor and the work are.
 *
 * @param onSelect selects a shot by its id
 */
export function useShotActions(
  editor: Editor,
  { start, cancel }: Pick<Work, 'start' | 'cancel'>,
  onSelect: (id: string | null) => void,
): ShotActions {
  return useMemo(() => {
    const shots = () => editor.current().content.shots;
    const indexOf = (id: string) => shots().findIndex((shot) => shot.id === id);
    const insert = (at: number, added: StoryboardShot[]) => {
      const fitting = added.slice(0, storyboardLimits.shots - shots().length);
      editor.change(insertShots(at, fitting));
      if (fitting[0] !== undefined) onSelect(fitting[0].id);
    };
    const generateAll = async (ids: readonly string[]) => {
      const chosen = shots().filter(({ id, take }) => take !== null && ids.includes(id));
      // A new take is shown once it is there, not the one chosen before.
      for (const id of ids) editor.change(changeShot(id, { take: null }));
      const isStarted = await start(ids.map((shot) => ({ id: newId(), shot, purpose: 'shot' })));
      if (!isStarted) {
        for (const { id, take } of chosen) {
          const isStillOpen = shots().find((shot) => shot.id === id)?.take === null;
          if (isStillOpen) editor.change(changeShot(id, { take }));
        }
      } else if (ids.length > 1) toasts.announce(messages.started({ count: ids.length }));
    };
    return {
      change: (id, part) => editor.change(changeShot(id, part)),
      add: (prompts) =>
        insert(
          shots().length,
          prompts.map((prompt, index) => {
            const follows = isContinuous(shots()) && shots().length + index > 0;
            return { ...newShot(prompt), firstFrame: follows ? { kind: 'previous' as const } : null };
          }),
        ),
      addClips: (clips) =>
        insert(
          shots().length,
          clips.map((clip) => ({ ...newShot(), clip })),
        ),
      move(from, to) {
        if (to < 0 || to >= shots().length) return;
        editor.change(moveShot(from, to));
        toasts.announce(messages.moved({ number: from + 1, to: to + 1 }));
      },
      duplicate(id) {
        const shot = shots()[indexOf(id)];
        if (shot !== undefined) insert(indexOf(id) + 1, [copyOfShot(shot)]);
      },
      remove(id) {
        const at = indexOf(id);
        const shot = shots()[at];
        if (shot === undefined) return;
        editor.change(removeShot(id));
        onSelect((shots()[at] ?? shots().at(-1))?.id ?? null);
        const undo = () => insert(Math.min(at, shots().length), [shot]);
        toasts.show(messages.shotDeleted({ number: at + 1 }), { action: { label: messages.undo, run: undo } });
      },
      generate: (id) => generateAll([id]),
      generateAll,
      async generateFrame(id) {
        const take = newId();
        const isStarted = await start([{ id: take, shot: id, purpose: 'frame' }]);
        if (isStarted) editor.change(changeShot(id, { firstFrame: { kind: 'generated', take } }));
      },
      cancel,
      // From the last one on, so that none starts because the one before it ends.
      async cancelAll(takes) {
        for (const take of takes.toReversed()) await cancel(take);
      },
    };
  }, [editor, start, cancel, onSelect]);
}
