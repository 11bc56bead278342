import { readerTag } from '@/lib/intl/reader-tag';

/** A calendar day (`2026-11-21`) as a date at noon, which is the same day in every time zone nearby. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The calendar day of a date, as in `2026-11-21`. */
export function dayOfDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A calendar day as its reader writes dates, by the language settings of the browser. */
export function formatDay(day: string, tag = readerTag()): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(dateOfDay(day));
}

/** The day on which weeks begin for a reader: 0 is Sunday. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const first = known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1;
  return (first % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
