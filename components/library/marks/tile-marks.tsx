import { CircleCheck, CircleX, Star } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { mostStars } from '@/lib/contract/studio/library-marks';
import { LabelDot } from '@/components/media-actions/marks/label-dot';

/**
 * The marks of an item along the bottom of its tile: rating, label, flag, star. Pointed at, it shows all five stars and the
 * empty star too, to press, at the same places. The grid handles the presses; keys do the same.
 */
export function TileMarks({ item, isPointed }: { item: LibraryItem; isPointed: boolean }) {
  const { rating, label, flag, isStarred } = item;
  if (!isPointed && rating === 0 && label === null && flag === null && !isStarred) return null;
  const shown = Array.from({ length: isPointed ? mostStars : rating }, (_, at) => at + 1);
  return (
    <span aria-hidden className="@container absolute inset-x-1.5 bottom-1.5 flex h-4 items-center text-white">
      {shown.length > 0 && (
        <span className={classNames('flex drop-shadow-[0_0_2px_rgb(0_0_0/0.8)]', isPointed && '@max-[6.5rem]:hidden')}>
          {shown.map((stars) => (
            <span
              key={stars}
              data-rate={stars}
              className={classNames(
                'cursor-pointer text-[15px] leading-4 select-none',
                stars > rating && 'opacity-60 hover:opacity-100',
              )}
            >
              {stars > rating ? '☆' : '★'}
            </span>
          ))}
        </span>
      )}
      <span className="ml-auto flex items-center gap-1.5 pl-1.5">
        {label !== null && <LabelDot label={label} className="outline-2 outline-white/90" />}
        {flag === 'kept' && <CircleCheck className="size-4 rounded-full bg-black/60" />}
        {flag === 'rejected' && <CircleX className="size-4 rounded-full bg-black/60" />}
        {(isStarred || isPointed) && (
          <Star
            data-star
            className={classNames(
              'size-4 cursor-pointer drop-shadow-[0_0_2px_rgb(0_0_0/0.8)]',
              isStarred && 'fill-star text-star',
            )}
          />
        )}
      </span>
    </span>
  );
}
