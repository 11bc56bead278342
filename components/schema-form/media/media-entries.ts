import type { Upload } from './upload-queue';

/** One entry of a media field: an address, or a file that is being uploaded. */
export type MediaEntry =
  | { kind: 'address'; key: string; address: string; index: number }
  | { kind: 'upload'; key: string; upload: Upload };

/** Addresses and uploads of a field in one order: an upload is shown where its address will be. */
export function mediaEntries(
  addresses: readonly string[],
  uploads: readonly Upload[],
  orderOf: (address: string) => number | null,
): MediaEntry[] {
  const arriving = uploads.map((upload) => ({ upload, at: uploadIndex(addresses, orderOf, upload.id) }));
  const before = (index: number): MediaEntry[] =>
    arriving
      .filter(({ at }) => at === index)
      .map(({ upload }) => ({ kind: 'upload', key: `upload-${upload.id}`, upload }));
  const seen = new Map<string, number>();
  const entries = addresses.flatMap((address, index): MediaEntry[] => {
    const repeat = seen.get(address) ?? 0;
    seen.set(address, repeat + 1);
    return [...before(index), { kind: 'address', key: `${address}#${repeat}`, address, index }];
  });
  return [...entries, ...before(addresses.length)];
}

/**
 * The index of a finished upload among the values of a field: uploads keep the order in which their files were added,
 * however late each one finishes, behind earlier values and behind values that were moved since.
 *
 * @param values the addresses in the field
 * @param orderOf the order number of an address that was uploaded here; null for any other
 * @param order the order number of the new one
 * @returns the index to insert it at
 */
export function uploadIndex(
  values: readonly string[],
  orderOf: (address: string) => number | null,
  order: number,
): number {
  let index = values.length;
  while (index > 0) {
    const before = orderOf(values[index - 1] ?? '');
    if (before === null || before < order) break;
    index -= 1;
  }
  return index;
}
