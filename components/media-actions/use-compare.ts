'use client';

import { useRouter } from 'next/navigation';
import { compareAddress, mostCompared } from '@/components/viewer/compare/comparison';
import type { LibraryFilter, LibraryItemDetail } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { comparisonWith, inputOf } from './compare-source';
import { actionMessages } from './messages';

/** The comparison that files have: with each other, or of one with the one beside it, else with its source. */
export type Compare =
  | { state: 'ready'; label: string; run: () => void }
  /** `reason` says what to do instead. */
  | { state: 'blocked'; reason: string };

/**
 * @param details the files in the library; null while one is loading
 * @param beside the file that a single one is compared with instead of its source; null for none
 */
export function useCompare(
  items: readonly StudioMedia[],
  details: readonly (LibraryItemDetail | null)[],
  { filter, beside }: { filter: LibraryFilter; beside: StudioMedia | null },
): Compare {
  const router = useRouter();
  const ready = (label: string, address: string): Compare => ({
    state: 'ready',
    label,
    run: () => router.push(address),
  });
  if (items.some(({ kind }) => kind === 'audio')) return { state: 'blocked', reason: actionMessages.compareAudio };
  if (items.length > mostCompared)
    return { state: 'blocked', reason: actionMessages.compareTooMany({ most: mostCompared }) };
  if (items.length > 1) {
    const ids = items.map(({ id }) => id);
    return ready(actionMessages.compareSelected({ number: items.length }), compareAddress(ids, { filter }));
  }
  const [item] = items;
  if (item !== undefined && beside !== null && beside.kind !== 'audio')
    return ready(actionMessages.compareBeside, compareAddress([beside.id, item.id], { filter }));
  const detail = details[0] ?? null;
  const input = detail === null ? null : inputOf(detail);
  if (detail === null || input === null) return { state: 'blocked', reason: actionMessages.compareNothing };
  return ready(actionMessages.compareInput, comparisonWith(input, detail, filter));
}
