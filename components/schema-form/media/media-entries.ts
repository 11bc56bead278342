import { placeUpload } from '@/lib/schema-form/place-upload';
import type { Upload } from './upload-queue';

/** What one place of a media field shows: an address that is there, or a file on its way. */
export type MediaEntry =
  | { kind: 'address'; key: string; address: string; index: number }
  | { kind: 'upload'; key: string; upload: Upload };

/** Addresses and uploads of a field in one order: a file on its way stands where it will be when it has arrived. */
export function mediaEntries(
  addresses: readonly string[],
  uploads: readonly Upload[],
  orderOf: (address: string) => number | null,
): MediaEntry[] {
  const places = uploads.map((upload) => ({ upload, place: placeUpload(addresses, orderOf, upload.id) }));
  const before = (index: number): MediaEntry[] =>
    places
      .filter(({ place }) => place === index)
      .map(({ upload }) => ({ kind: 'upload', key: `upload-${upload.id}`, upload }));
  const seen = new Map<string, number>();
  const entries = addresses.flatMap((address, index): MediaEntry[] => {
    const repeat = seen.get(address) ?? 0;
    seen.set(address, repeat + 1);
    return [...before(index), { kind: 'address', key: `${address}#${repeat}`, address, index }];
  });
  return [...entries, ...before(addresses.length)];
}
