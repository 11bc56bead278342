'use client';

import { Star } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { modelMessages } from '../messages';

/** Marks a model as a favourite, or removes the mark. */
export function FavouriteStar({
  name,
  isFavourite,
  tabIndex,
  className,
  onToggle,
}: {
  name: string;
  isFavourite: boolean;
  tabIndex?: number;
  className?: string;
  onToggle: () => void;
}) {
  return (
    <IconButton
      label={isFavourite ? modelMessages.isFavourite({ model: name }) : modelMessages.markFavourite({ model: name })}
      aria-pressed={isFavourite}
      tabIndex={tabIndex}
      onClick={onToggle}
      className={classNames('max-desk:size-11', isFavourite && 'text-[light-dark(#b27a00,#e9b949)]', className)}
    >
      <Star aria-hidden className={isFavourite ? 'fill-current' : ''} />
    </IconButton>
  );
}
