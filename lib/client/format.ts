import { formatNumber, formatter } from '../intl/formats.ts';
import { clientLateMessages } from './messages-late.ts';

/** A running clock: `0:07`, `1:42`, `1:02:03`. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** How long something took: `0.4 s`, `14 s`, `2 min 05 s`, `1 h 02 min`. */
export function formatTook(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1000);
  if (seconds < 9.95) return `${formatNumber(Math.round(seconds * 10) / 10)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor(whole / 60) % 60).padStart(2, '0')} min`;
}

/** Pixels by pixels: `1254 × 836`. */
export function formatPixels(width: number, height: number): string {
  return `${width} × ${height}`;
}

const time = formatter((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }));
const day = formatter((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }));
const dayOfYear = formatter((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }));

/** A point in time: `today, 14:02`, `yesterday, 09:30`, `12 Mar, 18:00`, with the year if it is another one. */
export function formatWhen(iso: string, now: Date): string {
  const when = new Date(iso);
  const clock = time().format(when);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(when)) / 86_400_000);
  if (daysAgo === 0) return `${clientLateMessages.today}, ${clock}`;
  if (daysAgo === 1) return `${clientLateMessages.yesterday}, ${clock}`;
  const isThisYear = when.getFullYear() === now.getFullYear();
  return `${(isThisYear ? day() : dayOfYear()).format(when)}, ${clock}`;
}

/** The time of day: `14:02`. */
export function formatTime(date: Date): string {
  return time().format(date);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
