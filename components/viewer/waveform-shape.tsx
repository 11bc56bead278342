'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waveformOptions } from '@/lib/client/studio-media/studio-media';
import { waveformPath } from './waveform-path';

/** How loud a sound is from moment to moment, as wide and high as what it is in; its average darker than its peaks. */
export function WaveformShape({ url }: { url: string }) {
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
