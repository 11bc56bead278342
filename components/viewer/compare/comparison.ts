import type { LibraryFilter } from '@/lib/contract/studio/library';
import { filterParameters } from '@/lib/contract/studio/library-filter';
import { isUuid } from '@/lib/contract/is-uuid';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** The ways to compare two files. */
export const compareModes = ['slider', 'side', 'blink', 'difference', 'mask'] as const;
export type CompareMode = (typeof compareModes)[number];

/** Two files of the studio to compare, and how. */
export interface Comparison {
  ids: readonly [string, string] | null;
  mode: CompareMode;
}

/** The address of a comparison: the earlier file first. It carries the filter of the grid, for the link back. */
export function compareAddress(
  [first, second]: readonly [string, string],
  { mode = 'slider', filter = {} }: { mode?: CompareMode; filter?: LibraryFilter } = {},
): string {
  const query = filterParameters(filter);
  if (mode !== 'slider') query.set('mode', mode);
  const rest = query.toString();
  return `/library/compare?ids=${first},${second}${rest === '' ? '' : `&${rest}`}`;
}

/** Reads such an address; `ids` is null when it does not name two files. */
export function readComparison(parameters: URLSearchParams): Comparison {
  const [first, second, ...others] = (parameters.get('ids') ?? '').split(',');
  const areTwo = others.length === 0 && isUuid(first ?? '') && isUuid(second ?? '');
  const mode = compareModes.find((known) => known === parameters.get('mode')) ?? 'slider';
  return { ids: areTwo ? [first ?? '', second ?? ''] : null, mode };
}

/** One of two files that are compared. */
export interface CompareSide {
  media: StudioMedia;
  /** Its text alternative. */
  alt: string;
  /** Its part in the comparison, as in “Input”. */
  label: string;
}
