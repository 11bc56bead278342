import { isByTime, type LibraryOrder } from '@/lib/contract/studio/library-order';
import { dayLabel, libraryMessages } from '../messages';

/** The heading of a section, whose key is what the order makes it (see `library-order.ts`). */
export function sectionLabel(key: string, order: LibraryOrder | undefined, now: Date): string {
  if (isByTime(order)) return dayLabel(key, now);
  const { sectionTitles: sections } = libraryMessages;
  switch (order) {
    case 'rating':
      return sections.rating(Number(key));
    case 'size':
      return sections.size(Number(key));
    case 'used':
      return sections.used(Number(key));
    default:
      return key === '~' ? sections.otherLetters : key;
  }
}
