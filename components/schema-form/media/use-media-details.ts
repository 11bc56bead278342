'use client';

import { useQuery } from '@tanstack/react-query';
import { studioMediaOptions } from '@/lib/client/studio-media/studio-media';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { studioMediaId } from '@/lib/schema-form/media-field/media-address';
import { useFormScope } from '../scope/form-scope';

/** The studio's details of the file at an address; null for a foreign address, or while they are loading. */
export function useMediaDetails(address: string): StudioMedia | null {
  const known = useFormScope().uploadedMedia(address)?.media ?? null;
  const id = studioMediaId(address);
  // An upload is answered before its thumbnails exist.
  const isWhole = known !== null && known.unfinished.length === 0;
  const { data } = useQuery({ ...studioMediaOptions(id ?? ''), enabled: id !== null && !isWhole });
  return data ?? known;
}
