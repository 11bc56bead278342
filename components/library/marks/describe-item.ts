import type { LibraryItem } from '@/lib/contract/studio/library';
import { markMessages } from '@/components/media-actions/marks/messages';

/** An item in words: its caption and its marks, as in “A quiet harbour, starred, rated 4 of 5, green label, kept”. */
export function describeItem({ caption, isStarred, rating, label, flag }: LibraryItem): string {
  return [
    caption,
    isStarred ? markMessages.starred : '',
    rating === 0 ? '' : markMessages.rated({ stars: rating }),
    label === null ? '' : markMessages.labelled[label],
    flag === null ? '' : markMessages.flagged[flag],
  ]
    .filter(Boolean)
    .join(', ');
}
