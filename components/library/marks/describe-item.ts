import type { LibraryItem } from '@/lib/contract/studio/library';
import { byOwner } from '@/components/media-actions/by-owner';
import { markMessages } from '@/components/media-actions/marks/messages';

/** An item in words: its caption, whose it is and its marks, as in “A quiet harbour, by Ann, starred, rated 4 of 5, green label, kept”. */
export function describeItem({ caption, owner, isStarred, rating, label, flag }: LibraryItem): string {
  return [
    caption,
    byOwner(owner),
    isStarred ? markMessages.starred : '',
    rating === 0 ? '' : markMessages.rated({ stars: rating }),
    label === null ? '' : markMessages.labelled[label],
    flag === null ? '' : markMessages.flagged[flag],
  ]
    .filter(Boolean)
    .join(', ');
}
