'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waveformOptions } from '@/lib/client/studio-media/studio-media';

/** The loudness of an audio file over time, filling its parent: its average darker than its peaks. */
export function Waveform({ url }: { url: string }) {
  const { data } = useQuery(waveformOptions(url));
  const paths = useMemo(
    () => (data === undefined ? null : { peaks: waveformPath(data.peaks), levels: waveformPath(data.levels) }),
    [data],
  );
  if (data === undefined || paths === null) return null;
  return (
    <svg
      aria-hidden
      preserveAspectRatio="none"
      viewBox={`0 -1 ${Math.max(1, data.peaks.length - 1)} 2`}
      className="pointer-events-none absolute inset-0 size-full text-muted"
    >
      <path d={paths.peaks} fill="currentColor" opacity={0.4} />
      <path d={paths.levels} fill="currentColor" opacity={0.7} />
    </svg>
  );
}

/**
 * The loudness of an audio file as the outline of an SVG path: `values.length` wide, from -1 to 1 high, mirrored at the middle.
 *
 * @param values 0 to 1, evenly spaced in time
 */
export function waveformPath(values: readonly number[]): string {
  if (values.length === 0) return '';
  // At least a thin line, so that silence is visible.
  const heights = values.map((value) => Math.min(1, Math.max(0.012, value)));
  const upper = heights.map((height, at) => `${at},${-round(height)}`);
  const lower = heights.map((height, at) => `${at},${round(height)}`).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
