'use client';

import { Blend, Brush, CircleDotDashed, Contrast, Eraser, Lasso, type LucideIcon, SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { maskMessages } from './messages-late';
import type { MaskChange } from './mask-session';
import { SelectPopover } from './select-popover';
import type { MaskToolName } from './use-mask-gesture';
import type { Selection } from './use-selection';

const icons: Record<MaskToolName, LucideIcon> = { brush: Brush, eraser: Eraser, lasso: Lasso, rectangle: SquareDashed };
const names = ['brush', 'eraser', 'lasso', 'rectangle'] as const;
const isTool = (text: string): text is MaskToolName => names.some((name) => name === text);

type Pixels = { width: number; height: number };

/** The widest brush for a picture, in pixels. */
export function largestBrush({ width, height }: Pixels): number {
  return Math.max(20, Math.round(Math.max(width, height) / 2));
}

/** The tools of a mask, the size of the brush, and what changes the whole mask. */
export function MaskTools({
  picture,
  tool,
  size,
  isEmpty,
  selection,
  onTool,
  onSize,
  onChange,
}: {
  picture: Pixels;
  tool: MaskToolName;
  /** The width of the brush in pixels of the picture. */
  size: number;
  isEmpty: boolean;
  selection: Selection;
  onTool: (tool: MaskToolName) => void;
  onSize: (size: number) => void;
  onChange: (change: MaskChange) => void;
}) {
  const most = largestBrush(picture);
  // Each step of the slider is the same factor: a pixel matters to a small brush.
  const step = Math.log(size) / Math.log(most);
  const pixels = maskMessages.pixels({ pixels: size });
  const furthest = Math.max(16, Math.round(Math.max(picture.width, picture.height) / 16));
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <Segmented aria-label={maskMessages.tools} value={tool} onValueChange={(value) => isTool(value) && onTool(value)}>
        {names.map((name) => {
          const Icon = icons[name];
          return (
            <SegmentedItem
              key={name}
              value={name}
              title={maskMessages.hintOf[name]}
              aria-label={maskMessages.names[name]}
              className="px-2.5 max-desk:min-w-11"
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              <span className="@max-[930px]/tool:hidden">{maskMessages.names[name]}</span>
            </SegmentedItem>
          );
        })}
      </Segmented>
      <div className="flex items-center gap-2 text-muted">
        <span className="@max-[960px]/tool:sr-only">{maskMessages.size}</span>
        <Slider
          aria-label={maskMessages.brushSize}
          aria-valuetext={pixels}
          className="w-24! max-desk:w-28! @max-[700px]/tool:w-20!"
          value={[step * 100]}
          min={0}
          max={100}
          step={1}
          onValueChange={([next = 0]) => onSize(most ** (next / 100))}
        />
        <span aria-hidden className="min-w-13 font-medium text-text tabular-nums @max-[700px]/tool:hidden">
          {pixels}
        </span>
      </div>
      <div className="flex items-center">
        {selection.isOffered && <SelectPopover selection={selection} />}
        <AmountPopover
          icon={CircleDotDashed}
          label={maskMessages.grow}
          amountLabel={maskMessages.growBy}
          most={furthest}
          isOff={isEmpty}
          actions={[
            { label: maskMessages.grow, run: (by) => onChange({ name: 'grow', pixels: by }) },
            { label: maskMessages.shrink, run: (by) => onChange({ name: 'shrink', pixels: by }) },
          ]}
        />
        <AmountPopover
          icon={Blend}
          label={maskMessages.feather}
          amountLabel={maskMessages.featherBy}
          most={furthest}
          isOff={isEmpty}
          actions={[{ label: maskMessages.feather, run: (by) => onChange({ name: 'feather', pixels: by }) }]}
        />
        <Button
          variant="ghost"
          className="px-2! max-desk:h-11 max-desk:min-w-11"
          aria-label={maskMessages.invert}
          title={maskMessages.invert}
          onClick={() => onChange({ name: 'invert' })}
        >
          <Contrast aria-hidden />
          <span className="@max-[1180px]/tool:hidden">{maskMessages.invert}</span>
        </Button>
      </div>
    </div>
  );
}

/** A change of the mask by some pixels. It stays open, as one often tries another number. */
function AmountPopover({
  icon: Icon,
  label,
  amountLabel,
  most,
  isOff,
  actions,
}: {
  icon: LucideIcon;
  label: string;
  amountLabel: string;
  most: number;
  isOff: boolean;
  actions: { label: string; run: (pixels: number) => void }[];
}) {
  const [amount, setAmount] = useState(Math.min(8, most));
  const pixels = maskMessages.pixels({ pixels: amount });
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          className="px-2! max-desk:h-11 max-desk:min-w-11"
          aria-label={label}
          title={label}
          aria-disabled={isOff}
          onClick={(event) => isOff && event.preventDefault()}
        >
          <Icon aria-hidden />
          <span className="@max-[1180px]/tool:hidden">{label}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="flex w-64 flex-col gap-2 p-3">
        <div className="flex items-center justify-between">
          <span>{amountLabel}</span>
          <span className="font-medium tabular-nums">{pixels}</span>
        </div>
        <Slider
          aria-label={amountLabel}
          aria-valuetext={pixels}
          value={[amount]}
          min={1}
          max={most}
          step={1}
          onValueChange={([next = 1]) => setAmount(next)}
        />
        <div className="flex gap-2">
          {actions.map((action) => (
            <Button key={action.label} className="flex-1 max-desk:h-11" onClick={() => action.run(amount)}>
              {action.label}
            </Button>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}
