/** A small dark label over a thumbnail, readable on any image. */
export const badgeClasses =
  'pointer-events-none absolute bottom-1 left-1 rounded-xs bg-black/70 px-1 text-xs font-semibold text-white tabular-nums';

/** A small round button over a thumbnail's upper right corner. Its target is larger, but leaves the middle to the tile. */
export const overlayButtonClasses =
  'absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-black/70 text-white transition-opacity hover:bg-black after:absolute after:-inset-1 max-desk:after:-inset-1.5';

/** How many tiles stand side by side; the grid's class says the same. */
export const tileColumns = 5;
