'use client';

import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { waveformOptions } from '@/lib/client/studio-media/studio-media';
import { waveformBars, waveformPath } from '@/lib/schema-form/waveform-path';

const bars = 40;

/** A sound as how loud it is from moment to moment; a sign while that is not known. */
export function Waveform({ url }: { url: string | null }) {
  const { data } = useQuery({ ...waveformOptions(url ?? ''), enabled: url !== null });
  const drawn = waveformBars(data?.levels ?? [], bars);
  if (drawn.length === 0) return <AudioLines aria-hidden className="size-4" />;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${drawn.length} 2`}
      preserveAspectRatio="none"
      className="h-3/5 w-[86%] fill-current text-muted"
    >
      <path d={waveformPath(drawn)} />
    </svg>
  );
}
