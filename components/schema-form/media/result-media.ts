import { type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { readItems, resultMediaKey } from '@/lib/client/library/library';
import { studioMediaKeys } from '@/lib/client/studio-media/studio-media';

/** A file of the studio that a form can use. */
export interface ResultMedia {
  /** Its address in a request. */
  address: string;
  media: StudioMedia;
  /** The prompt of a result, or its model's name; null for an upload. */
  prompt: string | null;
}

const itemsAtOnce = 40;

/** An item of the library as a file that a form can use. */
export function resultOfItem({ media, origin, caption }: LibraryItem): ResultMedia {
  return { address: studioMediaPath(media.id), media, prompt: origin === 'upload' ? null : caption };
}

/** Each file once, at its first position: the same file may be on two pages when new ones come between them. */
export function distinctMedia(media: readonly ResultMedia[]): ResultMedia[] {
  const seen = new Set<string>();
  return media.filter(({ address }) => !seen.has(address) && seen.add(address));
}

/**
 * Files of the library for a picker, newest first: results, uploads, frames that were taken.
 *
 * @param kind null for any
 */
export function resultMediaOptions(client: QueryClient, kind: MediaKind | null) {
  return infiniteQueryOptions({
    queryKey: [...resultMediaKey, kind],
    queryFn: async ({ pageParam, signal }) => {
      const page = { limit: String(itemsAtOnce), ...(pageParam === null ? {} : { startingAt: pageParam }) };
      const { items, nextCursor } = await readItems(kind === null ? {} : { kind }, page, signal);
      for (const { media } of items) client.setQueryData(studioMediaKeys.one(media.id), media);
      return { media: items.map(resultOfItem), next: nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
