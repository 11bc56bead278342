import type { ReactNode } from 'react';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { filterParameters } from '@/lib/contract/studio/library-filter';
import { isUuid } from '@/lib/contract/is-uuid';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** The ways to compare two files. */
export const compareModes = ['slider', 'side', 'blink', 'difference', 'mask'] as const;
export type CompareMode = (typeof compareModes)[number];

/** The most files that are compared at once. */
export const mostCompared = 6;

/** Files of the studio to compare, and how. */
export interface Comparison {
  /** Two to six; null for an address without them. */
  ids: readonly string[] | null;
  mode: CompareMode;
}

/** The address of a comparison, in the order of its files. It carries the filter of the grid, for the link back. */
export function compareAddress(
  ids: readonly string[],
  { mode = 'slider', filter = {} }: { mode?: CompareMode; filter?: LibraryFilter } = {},
): string {
  const query = filterParameters(filter);
  if (mode !== 'slider') query.set('mode', mode);
  const rest = query.toString();
  return `/library/compare?ids=${ids.join(',')}${rest === '' ? '' : `&${rest}`}`;
}

/** Reads such an address; `ids` is null when it does not name two to six files. */
export function readComparison(parameters: URLSearchParams): Comparison {
  const ids = [...new Set((parameters.get('ids') ?? '').split(','))];
  const isComparison = ids.length >= 2 && ids.length <= mostCompared && ids.every(isUuid);
  const mode = compareModes.find((known) => known === parameters.get('mode')) ?? 'slider';
  return { ids: isComparison ? ids : null, mode };
}

/** One of the files that are compared. */
export interface CompareSide {
  media: StudioMedia;
  /** Its text alternative. */
  alt: string;
  /** What tells it from the others, as in “Source” or “Seed 7”. */
  label: string;
  /** Whether it is a cut-out or a mask, which can colour the other one. */
  isMask: boolean;
  /** Whether it is the one that the actions of the screen are on. */
  isChosen?: boolean;
  /** What can be done with it, beside its label. */
  actions?: ReactNode;
}
