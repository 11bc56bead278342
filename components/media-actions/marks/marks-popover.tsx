'use client';

import { CircleCheck, CircleX, Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import type { LibraryChange } from '@/lib/contract/studio/library';
import { type LibraryLabel, libraryFlags, libraryLabels, mostStars } from '@/lib/contract/studio/library-marks';
import { LabelDot } from './label-dot';
import { type CommonMarks, keyOf } from './mark-change';
import { markMessages } from './messages';

/** Sets the rating, the label and the flag of results. A second press removes a mark. */
export function MarksPopover({
  popover,
  marks: { rating, label, flag },
  onChange,
}: {
  popover: LatePopoverState;
  marks: CommonMarks;
  onChange: (change: LibraryChange) => void;
}) {
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={markMessages.open}
      className="flex w-[min(264px,calc(100vw-16px))] flex-col gap-3 p-3"
    >
      <Marks title={markMessages.rating}>
        {Array.from({ length: mostStars }, (_, at) => at + 1).map((stars) => (
          <Mark
            key={stars}
            name={markMessages.stars({ stars })}
            keyName={String(stars)}
            isSet={rating === stars}
            onPress={() => onChange({ do: 'rate', rating: rating === stars ? 0 : stars })}
          >
            <Star aria-hidden className={classNames('size-4', stars <= rating && 'fill-current text-text')} />
          </Mark>
        ))}
      </Marks>
      <Marks title={markMessages.label}>
        {libraryLabels.map((one: LibraryLabel) => (
          <Mark
            key={one}
            name={markMessages.labels[one]}
            keyName={keyOf(one)}
            isSet={label === one}
            onPress={() => onChange({ do: 'label', label: label === one ? null : one })}
          >
            <LabelDot label={one} className="size-4!" />
          </Mark>
        ))}
      </Marks>
      <div className="flex gap-2">
        {libraryFlags.map((one) => (
          <Button
            key={one}
            aria-pressed={flag === one}
            title={markMessages.withKey({ mark: markMessages.flagVerbs[one], key: keyOf(one) ?? '' })}
            className="flex-1 aria-pressed:border-accent aria-pressed:bg-accent-soft max-desk:h-11"
            onClick={() => onChange({ do: 'flag', flag: flag === one ? null : one })}
          >
            {one === 'kept' ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            {markMessages.flagVerbs[one]}
          </Button>
        ))}
      </div>
    </AnchoredPopover>
  );
}

function Marks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex items-center gap-2">
      <span id={id} className="w-14 shrink-0 text-muted max-desk:hidden">
        {title}
      </span>
      <span className="flex flex-1 justify-between">{children}</span>
    </div>
  );
}

function Mark({
  name,
  keyName,
  isSet,
  onPress,
  children,
}: {
  name: string;
  /** The key that does the same; null without one. */
  keyName: string | null;
  isSet: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={keyName === null ? name : markMessages.withKey({ mark: name, key: keyName })}
      aria-pressed={isSet}
      className="grid size-8 place-items-center rounded-sm text-muted hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:outline-1 aria-pressed:-outline-offset-1 aria-pressed:outline-accent max-desk:size-11"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
