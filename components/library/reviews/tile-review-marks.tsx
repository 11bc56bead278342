import { MessageSquare } from 'lucide-react';
import { verdicts } from '@/lib/contract/studio/review-limits';
import { formatList } from '@/lib/intl/format-list';
import { reviewMessages } from './messages';
import type { TileReview } from './sum-reviews';
import { verdictIcons } from './verdict-icons';

/** What people said of an item, on its tile: a count for each verdict and for the comments. */
export function TileReviewMarks({ review }: { review: TileReview }) {
  const { names, comments } = review;
  const given = verdicts.filter((verdict) => names[verdict].length > 0);
  const words = [
    ...given.map((verdict) => reviewMessages.said[verdict]({ names: formatList(names[verdict]) })),
    ...(comments === 0 ? [] : [reviewMessages.count({ count: comments })]),
  ].join('; ');
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="absolute top-8 left-1.5 flex items-center gap-1.5 rounded-xs bg-black/65 px-1.5 text-xs font-medium text-white tabular-nums"
    >
      {given.map((verdict) => {
        const Icon = verdictIcons[verdict];
        return (
          <span key={verdict} className="flex items-center gap-0.5">
            <Icon className="size-3" />
            {names[verdict].length}
          </span>
        );
      })}
      {comments > 0 && (
        <span className="flex items-center gap-0.5">
          <MessageSquare className="size-3" />
          {comments}
        </span>
      )}
    </span>
  );
}
