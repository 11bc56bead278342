'use client';

import { AudioLines, FileQuestion, Video, Globe, Image as ImageIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { useFormScope } from '../scope/form-scope';
import { useMediaDetails } from './use-media-details';
import { useQuery } from '@tanstack/react-query';
import { waveformOptions } from '@/lib/client/studio-media/studio-media';
import { waveformBars, barsPath } from './waveform-bars';

const iconOfKind = { image: ImageIcon, video: Video, audio: AudioLines };

/** The address of a thumbnail that needs no request to another origin; null when there is none, or none yet. */
function imageOf(address: string, details: StudioMedia | null): string | null {
  if (details !== null) return details.thumbnailUrl;
  if (isStudioMediaPath(address)) return `${address}/thumbnail`;
  return address.startsWith('data:image/') ? address : null;
}

/** A thumbnail of the file at an address: for audio its waveform, or an icon where there is none. */
export function MediaThumbnail({
  address,
  kind,
  fit = 'cover',
}: {
  address: string;
  kind: MediaKind | null;
  fit?: 'cover' | 'contain';
}) {
  const local = useFormScope().uploadedMedia(address);
  const details = useMediaDetails(address);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sources = [kind === 'image' ? (local?.previewUrl ?? null) : null, imageOf(address, details)];
  const source = sources.find((one) => one !== null && !failed.includes(one));
  const className = classNames('size-full bg-sunken', fit === 'cover' ? 'object-cover' : 'object-contain');
  if (kind === 'audio')
    return (
      <Sign>
        <Waveform url={details?.waveformUrl ?? null} />
      </Sign>
    );
  if (source != null) {
    return (
      <img
        key={source}
        src={source}
        alt=""
        draggable={false}
        className={className}
        onError={() => setFailed((before) => [...before, source])}
      />
    );
  }
  if (kind === 'video' && local !== null && !failed.includes(local.previewUrl)) {
    return (
      <video
        src={`${local.previewUrl}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        className={className}
        onError={() => setFailed((before) => [...before, local.previewUrl])}
      />
    );
  }
  const Icon = isStudioMediaPath(address) ? (kind === null ? FileQuestion : iconOfKind[kind]) : Globe;
  return (
    <Sign>
      <Icon aria-hidden className="size-4" />
    </Sign>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return <span className="grid size-full place-items-center bg-sunken text-faint">{children}</span>;
}

const bars = 40;

/** The waveform of an audio file; an icon while it is unknown. */
function Waveform({ url }: { url: string | null }) {
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
      <path d={barsPath(drawn)} />
    </svg>
  );
}

/** A small dark label over a thumbnail, readable on any image. */
export const badgeClasses =
  'pointer-events-none absolute bottom-1 left-1 rounded-xs bg-black/70 px-1 text-xs font-semibold text-white tabular-nums';

/**
 * A small round button over a thumbnail's upper right corner. Its hit area is larger, but does not cover the middle of
 * the tile.
 */
export const overlayButtonClasses =
  'absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-black/70 text-white transition-opacity hover:bg-black after:absolute after:-inset-1 max-desk:after:-inset-1.5';
