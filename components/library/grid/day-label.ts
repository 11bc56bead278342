import { formatter } from '@/lib/intl/formats';
import { libraryMessages } from '../messages';

const formatOf = (format: Intl.DateTimeFormatOptions) => formatter((tag) => new Intl.DateTimeFormat(tag, format));
const month = formatOf({ month: 'long', year: 'numeric' });
const shortMonth = formatOf({ month: 'short' });
const weekday = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
const weekdayOfYear = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayOfYear = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const dayOfMonth = formatOf({ day: 'numeric', month: 'long' });

/**
 * The heading of a day: “Today”, “Yesterday”, “Saturday 21 November”, with the year when it is another; of a month:
 * “November 2026”; of a year: “2026”.
 */
export function dayLabel(key: string, now: Date): string {
  const [year = 0, number = null, date = null] = key.split('-').map(Number);
  if (number === null) return String(year);
  if (date === null) return month().format(new Date(year, number - 1, 1));
  const at = new Date(year, number - 1, date);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const daysAgo = Math.round((today.getTime() - at.getTime()) / 86_400_000);
  if (daysAgo === 0) return libraryMessages.today;
  if (daysAgo === 1) return libraryMessages.yesterday;
  const isThisYear = year === now.getFullYear();
  if (daysAgo < 300) return (isThisYear ? weekday() : weekdayOfYear()).format(at);
  return (isThisYear ? dayOfMonth() : dayOfYear()).format(at);
}

/** A month (`2026-11`) as the scrubber names it: `Nov`. */
export function monthLabel(key: string): string {
  const [year = 0, number = 1] = key.split('-').map(Number);
  return shortMonth()
    .format(new Date(year, number - 1, 1))
    .slice(0, 3);
}
