import { createPersistedStore } from '@/lib/client/create-persisted-store';

/** How large the pictures of the library are shown. */
export const gridSizes = ['small', 'medium', 'large'] as const;
export type GridSize = (typeof gridSizes)[number];

const shares = { small: 0.1, medium: 0.15, large: 0.24 };
const bounds = { small: [84, 260], medium: [116, 380], large: [170, 620] } as const;

/** The height that rows come near to: a share of the width, so that a wide screen shows larger pictures, not more of them. */
export function rowHeightOf(size: GridSize, width: number): number {
  const [least, most] = bounds[size];
  return Math.round(Math.min(most, Math.max(least, width * shares[size])));
}

/** The size one chose last, for all tabs of this browser; without a storage for this page. */
export const gridSizeStore = createPersistedStore<GridSize>({
  key: 'easel:library-size',
  initial: 'medium',
  read: (text) => gridSizes.find((size) => size === text) ?? 'medium',
  write: (size) => size,
});
