'use client';

import { Check } from 'lucide-react';
import { Thumbnail } from '@/components/ui/thumbnail';
import { classNames } from '@/components/ui/class-names';

/** A style that a press adds to the prompt, or takes off. */
export function StyleChip({
  style: { name, text, thumbnailUrl },
  isOn,
  onToggle,
}: {
  style: { name: string; text: string; thumbnailUrl: string | null };
  isOn: boolean;
  onToggle: () => void;
}) {
  return (
    <li className="max-w-full min-w-0">
      <button
        type="button"
        data-stop=""
        aria-pressed={isOn}
        title={text}
        className={classNames(
          'flex h-7 max-w-full items-center gap-1.5 rounded-sm border px-2 text-sm transition-colors max-desk:h-11 max-desk:px-3',
          isOn ? 'border-accent bg-accent-soft text-text' : 'border-line-strong bg-panel hover:bg-sunken',
        )}
        onClick={onToggle}
      >
        {isOn ? (
          <Check aria-hidden className="size-3.5 shrink-0 text-accent" />
        ) : (
          thumbnailUrl !== null && (
            <span className="-ml-1 size-5 shrink-0 overflow-hidden rounded-xs">
              <Thumbnail src={thumbnailUrl} alt="" />
            </span>
          )
        )}
        <span className="truncate">{name}</span>
      </button>
    </li>
  );
}
