import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { viewerMessages } from './messages';

/** The position of the shown item among others, between the buttons that lead to the ones before and after. */
export function ItemSteps({
  number,
  of,
  step,
}: {
  /** From 1. */
  number: number;
  of: number;
  /** What leads to the item before or after; undefined at an end. */
  step: (by: 1 | -1) => (() => void) | undefined;
}) {
  return (
    <span className="flex shrink-0 items-center">
      <Step label={viewerMessages.previous} run={step(-1)} Icon={ChevronLeft} />
      <span aria-live="polite" className="px-1 text-sm whitespace-nowrap text-muted tabular-nums">
        {viewerMessages.position({ number, of })}
      </span>
      <Step label={viewerMessages.next} run={step(1)} Icon={ChevronRight} />
    </span>
  );
}

function Step({ label, run, Icon }: { label: string; run: (() => void) | undefined; Icon: typeof ChevronLeft }) {
  return (
    <IconButton
      size="lg"
      label={label}
      aria-disabled={run === undefined}
      className="aria-disabled:opacity-40 max-desk:size-11"
      onClick={() => run?.()}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
