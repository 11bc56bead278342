'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { Thumbnail } from '@/components/ui/thumbnail';
import { classNames } from '@/components/ui/class-names';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import { lateMessages } from '../messages-late';

/** The address of a thumbnail from the studio's own origin; null where there is none. */
function imageOf(address: string): string | null {
  if (isStudioMediaPath(address)) return `${address}/thumbnail`;
  return address.startsWith('data:image/') ? address : null;
}

/** Chooses which of many files go into a field that accepts fewer. A choice beyond the limit drops the earliest one. */
export function MediaChoice({
  label,
  choice: { items, most },
  isList,
  onChoose,
}: {
  label: string;
  choice: NonNullable<SwitchedField['choice']>;
  /** Whether the field is a list, even if only of one file. */
  isList: boolean;
  /** Undefined for none. */
  onChoose: (chosen: string[] | string | undefined) => void;
}) {
  const [chosen, setChosen] = useState(() => items.slice(0, most));

  function toggle(item: string) {
    const without = chosen.filter((other) => other !== item);
    const next = without.length < chosen.length ? without : [...chosen, item].slice(-most);
    setChosen(next);
    const inOrder = items.filter((one) => next.includes(one));
    onChoose(isList && inOrder.length > 0 ? inOrder : inOrder[0]);
  }

  return (
    <div role="group" aria-label={lateMessages.chooseMedia({ label, most })} className="mb-2.5">
      <p className="mb-1.5 text-sm text-muted">{lateMessages.chooseMedia({ label, most })}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1.5">
        {items.map((item, index) => {
          const isChosen = chosen.includes(item);
          const image = imageOf(item);
          return (
            <button
              key={item}
              type="button"
              aria-pressed={isChosen}
              aria-label={lateMessages.mediumNumber({ label, position: index + 1 })}
              onClick={() => toggle(item)}
              className={classNames(
                'relative grid aspect-square place-items-center overflow-hidden rounded-sm bg-sunken -outline-offset-2',
                isChosen ? 'outline-2 outline-accent' : '[&_img]:opacity-55 hover:[&_img]:opacity-100',
              )}
            >
              {image === null ? <span className="text-muted">{index + 1}</span> : <Thumbnail src={image} alt="" />}
              {isChosen && (
                <span className="absolute right-0.5 bottom-0.5 grid size-4 place-items-center rounded-full bg-accent text-accent-text">
                  <Check aria-hidden className="size-3" />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
