import { isByTime, type LibraryOrder } from '@/lib/contract/studio/library-order';
import { libraryMessages } from '../messages';
import { dayLabel } from './day-label';

/** The heading of a section, whose key is what the order makes it (see `library-order.ts`). */
export function sectionLabel(key: string, order: LibraryOrder, now: Date): string {
  if (isByTime(order)) return dayLabel(key, now);
  switch (order) {
    case 'rating':
      return libraryMessages.sectionTitles.rating({ stars: Number(key) });
    case 'request':
      return libraryMessages.sectionTitles.request;
    case 'size':
      return sizeTitle(Number(key));
    case 'used':
      return libraryMessages.sectionTitles.used({ times: Number(key) });
    default:
      return key === '~' ? libraryMessages.sectionTitles.otherLetters : key;
  }
}

function sizeTitle(power: number): string {
  const titles = libraryMessages.sectionTitles.size;
  if (power <= 5) return titles[5];
  return power === 6 ? titles[6] : power === 7 ? titles[7] : power === 8 ? titles[8] : titles[9];
}
