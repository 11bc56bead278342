'use client';

import { Pipette } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { filterMessages } from './messages';
import { namedColours } from './named-colours';

const most = 3;

/** Filters by colours that an image shows: common ones, or any other. */
export function ColourFilter({
  colours,
  onChange,
}: {
  colours: readonly string[];
  onChange: (colours: string[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const add = (colour: string) => onChange([...colours.filter((each) => each !== colour), colour].slice(-most));
  const toggle = (colour: string) =>
    colours.includes(colour) ? onChange(colours.filter((each) => each !== colour)) : add(colour);
  return (
    <div role="group" aria-label={filterMessages.colours} className="flex flex-col gap-1.5">
      <span className="font-medium">{filterMessages.colours}</span>
      <span className="flex flex-wrap items-center gap-0.5 max-desk:gap-1">
        {namedColours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={filterMessages.colourNames[colour]}
            title={filterMessages.colourNames[colour]}
            aria-pressed={colours.includes(colour)}
            className="grid size-6 place-items-center rounded-full outline-offset-1 aria-pressed:outline-2 aria-pressed:outline-accent max-desk:size-11"
            onClick={() => toggle(colour)}
          >
            <span
              aria-hidden
              className="size-5 rounded-full shadow-raised max-desk:size-8"
              style={{ background: `#${colour}` }}
            />
          </button>
        ))}
        <IconButton
          size="sm"
          label={filterMessages.ownColour}
          className="max-desk:size-11"
          onClick={() => input.current?.click()}
        >
          <Pipette aria-hidden />
        </IconButton>
        <input
          ref={input}
          type="color"
          tabIndex={-1}
          aria-label={filterMessages.ownColour}
          className="sr-only"
          onChange={(event) => add(event.target.value.slice(1).toLowerCase())}
        />
      </span>
    </div>
  );
}
