'use client';

import { AudioLines, FileQuestion, Film, Globe, Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { MediaKind } from '@/lib/contract/media-kind';
import { isStudioMediaPath } from '@/lib/schema-form/media-address';
import { useFormScope } from '../form-scope';

const iconOfKind = { image: ImageIcon, video: Film, audio: AudioLines };

/** Where a picture of an address can be had without asking another origin; null when nowhere. */
function pictureOf(address: string): string | null {
  if (isStudioMediaPath(address)) return `${address}/thumbnail`;
  return address.startsWith('data:image/') ? address : null;
}

/** A small picture of what is behind an address, or a sign where there is none to be had. */
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
  const [failed, setFailed] = useState<string | null>(null);
  const isLocalPicture = local !== null && local.media.kind === 'image' && kind !== 'audio';
  const sources = [isLocalPicture ? local.previewUrl : null, pictureOf(address)].filter((source) => source !== null);
  const source = failed === null ? sources[0] : sources[sources.indexOf(failed) + 1];
  if (source === undefined || kind === 'audio') {
    const isForeign = !isStudioMediaPath(address);
    const Icon = isForeign && kind !== 'audio' ? Globe : kind === null ? FileQuestion : iconOfKind[kind];
    return (
      <span className="grid size-full place-items-center bg-sunken text-faint">
        <Icon aria-hidden className="size-4" />
      </span>
    );
  }
  return (
    <img
      key={source}
      src={source}
      alt=""
      draggable={false}
      className={classNames('size-full bg-sunken', fit === 'cover' ? 'object-cover' : 'object-contain')}
      onError={() => setFailed(source)}
    />
  );
}
