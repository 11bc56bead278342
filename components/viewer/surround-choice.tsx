'use client';

import { Item, Root } from 'radix-ui/radio-group';
import { useSurround, type Surround, surroundColours, surrounds } from './use-surround';
import { viewerMessages } from './messages';

/** Chooses the surround of images. */
export function SurroundChoice() {
  const { surround, choose } = useSurround();
  return (
    <Root
      aria-label={viewerMessages.surround}
      orientation="horizontal"
      value={surround}
      onValueChange={(value) => choose(value as Surround)}
      className="flex shrink-0 items-center"
    >
      {surrounds.map((one) => (
        <Item
          key={one}
          value={one}
          aria-label={viewerMessages.surrounds[one]}
          title={`${viewerMessages.surrounds[one]} (B)`}
          className="group grid size-8 place-items-center rounded-sm max-desk:h-11"
        >
          <span
            style={{ background: surroundColours[one] ?? 'var(--color-canvas)' }}
            className="size-4 rounded-full border border-line-strong outline-offset-2 group-data-[state=checked]:outline-2 group-data-[state=checked]:outline-accent"
          />
        </Item>
      ))}
    </Root>
  );
}
