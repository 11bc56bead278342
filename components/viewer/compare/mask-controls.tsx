'use client';

import { Item, Root } from 'radix-ui/radio-group';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { formatPercent } from '@/lib/intl/formats';
import { viewerMessages } from '../messages';
import { type MaskColour, maskColours, type MaskLook, maskPaint } from './mask-layer';

/** Chooses the coloured part of a mask, its colour and opacity. */
export function MaskControls({ look, change }: { look: MaskLook; change: (look: MaskLook) => void }) {
  return (
    <>
      <Segmented
        aria-label={viewerMessages.compare.maskOf}
        value={look.isRest ? 'rest' : 'found'}
        onValueChange={(value) => change({ ...look, isRest: value === 'rest' })}
        className="shrink-0"
      >
        <SegmentedItem value="found">{viewerMessages.compare.maskFound}</SegmentedItem>
        <SegmentedItem value="rest">{viewerMessages.compare.maskRest}</SegmentedItem>
      </Segmented>
      <Root
        aria-label={viewerMessages.compare.maskColour}
        orientation="horizontal"
        value={look.colour}
        onValueChange={(value) => change({ ...look, colour: value as MaskColour })}
        className="flex shrink-0 items-center"
      >
        {maskColours.map((colour) => (
          <Item
            key={colour}
            value={colour}
            aria-label={viewerMessages.compare.colours[colour]}
            title={viewerMessages.compare.colours[colour]}
            className="group grid size-8 place-items-center rounded-sm max-desk:size-11"
          >
            <span
              style={{ background: maskPaint[colour] }}
              className="size-4 rounded-full outline-offset-2 group-data-[state=checked]:outline-2 group-data-[state=checked]:outline-accent"
            />
          </Item>
        ))}
      </Root>
      <div className="flex w-44 shrink-0 items-center gap-2 text-muted">
        {viewerMessages.compare.opacity}
        <Slider
          aria-label={viewerMessages.compare.opacity}
          aria-valuetext={formatPercent(look.opacity)}
          min={0}
          max={1}
          step={0.05}
          value={[look.opacity]}
          onValueChange={([opacity]) => change({ ...look, opacity: opacity ?? look.opacity })}
        />
      </div>
    </>
  );
}
