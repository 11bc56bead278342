'use client';

import { Check } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { StoryboardTake } from '@/lib/contract/studio/storyboard';
import { takeResult } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';

/** The finished takes of a shot; a press uses one. */
export function Takes({
  takes,
  shownId,
  onChoose,
}: {
  /** Those with a video, oldest first. */
  takes: readonly StoryboardTake[];
  shownId: string | null;
  onChoose: (take: string) => void;
}) {
  if (takes.length < 2) return null;
  return (
    <section aria-label={messages.takes}>
      <h3 className="mb-2 font-medium">{messages.takes}</h3>
      <ul className="grid grid-cols-4 gap-2">
        {takes.map((take, index) => {
          const isShown = take.id === shownId;
          const thumbnail = takeResult(take)?.thumbnailUrl ?? null;
          return (
            <li key={take.id}>
              <button
                type="button"
                aria-pressed={isShown}
                aria-label={isShown ? messages.takeUsed({ number: index + 1 }) : messages.take({ number: index + 1 })}
                className={classNames(
                  'relative block aspect-video w-full overflow-hidden rounded-sm bg-sunken',
                  isShown && 'outline-2 outline-offset-1 outline-accent',
                )}
                onClick={() => onChoose(take.id)}
              >
                {thumbnail !== null && <Thumbnail src={thumbnail} alt="" />}
                <span
                  aria-hidden
                  className="absolute bottom-1 left-1 flex items-center gap-0.5 rounded-xs bg-black/70 px-1 text-xs font-semibold text-white tabular-nums"
                >
                  {isShown && <Check className="size-3" />}
                  {index + 1}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
