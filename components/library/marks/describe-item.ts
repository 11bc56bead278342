import type { LibraryItem } from '@/lib/contract/studio/library';
import { markMessages } from './messages';

/** An item in words: its caption and its marks, as in “A quiet harbour, starred, rated 4 of 5, green label, kept”. */
export function describeItem({ caption, isStarred, rating, label, flag }: LibraryItem): string {
  return [
    caption,
    isStarred ? markMessages.starred : '',
    rating === 0 ? '' : markMessages.rated(rating),
    label === null ? '' : markMessages.labelled(markMessages.labels[label]),
    flag === null ? '' : markMessages.flags[flag].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}
