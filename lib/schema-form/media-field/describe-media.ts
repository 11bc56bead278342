import type { StudioMedia } from '../../contract/studio/studio-media.ts';
import { formatBytes } from '../../contract/format-bytes.ts';

/** Seconds as a clock, as in `0:05` or `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** A file's dimensions, duration and size, as in `1536 × 1024 · 0:05 · 2 MB`. */
export function describeMedia(media: Pick<StudioMedia, 'width' | 'height' | 'durationSeconds' | 'bytes'>): string {
  const size = media.width === null || media.height === null ? [] : [`${media.width} × ${media.height}`];
  const duration = media.durationSeconds === null ? [] : [formatDuration(media.durationSeconds)];
  return [...size, ...duration, formatBytes(media.bytes, { isRounded: true })].join(' · ');
}
