'use client';

import { SquareSplitHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { actionMessages } from './messages';
import type { Compare } from './use-compare';

/** Compares files: with its words where several are selected, as that is what they are mostly selected for. */
export function CompareButton({
  compare,
  isOfSeveral,
  onPress,
}: {
  compare: Compare;
  isOfSeveral: boolean;
  onPress: () => void;
}) {
  const isReady = compare.state === 'ready';
  const label = isReady ? compare.label : actionMessages.compareUnavailable;
  const title = isReady ? actionMessages.compareHint({ label }) : compare.reason;
  if (isReady && isOfSeveral) {
    return (
      <Button variant="ghost" title={title} className="px-2! max-desk:h-11" onClick={onPress}>
        <SquareSplitHorizontal aria-hidden />
        <span className="@max-[640px]:sr-only desk:in-data-[fit=least]:sr-only">{label}</span>
      </Button>
    );
  }
  return (
    <IconButton
      label={label}
      title={title}
      aria-disabled={!isReady}
      className={classNames('max-desk:size-11', !isReady && '@max-[480px]:hidden')}
      onClick={onPress}
    >
      <SquareSplitHorizontal aria-hidden />
    </IconButton>
  );
}
