/** The chosen cells of a grid, by their keys, and the cell that a range starts at. */
export interface CellSelection {
  keys: ReadonlySet<string>;
  anchor: string | null;
}

/** Nothing is chosen. */
export const noCells: CellSelection = { keys: new Set(), anchor: null };

/** Adds a cell to the selection, or removes it. The first addition beside a current cell takes that along. */
export function toggleCell({ keys }: CellSelection, key: string, current: string | null = null): CellSelection {
  const next = new Set(keys.size === 0 && current !== null && current !== key ? [current] : keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Selects all cells from the anchor, else from the current cell, to this one. */
export function selectRange(
  { keys, anchor }: CellSelection,
  key: string,
  { order, current }: { order: readonly string[]; current: string | null },
): CellSelection {
  const from = order.indexOf(anchor ?? current ?? key);
  const to = order.indexOf(key);
  if (from === -1 || to === -1) return { keys: new Set([...keys, key]), anchor: key };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...keys, ...range]), anchor: order[from] ?? key };
}

const isBetween = (at: number, one: number, other: number) => at >= Math.min(one, other) && at <= Math.max(one, other);

/** Selects the block of a table between the anchor, else the current cell, and this one. */
export function selectBlock(
  { keys, anchor }: CellSelection,
  key: string,
  { order, columns, current }: { order: readonly string[]; columns: number; current: string | null },
): CellSelection {
  const from = order.indexOf(anchor ?? current ?? key);
  const to = order.indexOf(key);
  if (from === -1 || to === -1) return { keys: new Set([...keys, key]), anchor: key };
  const rowOf = (at: number) => Math.floor(at / columns);
  const block = order.filter(
    (_, at) => isBetween(rowOf(at), rowOf(from), rowOf(to)) && isBetween(at % columns, from % columns, to % columns),
  );
  return { keys: new Set([...keys, ...block]), anchor: order[from] ?? key };
}

/** The selection without cells that are gone. */
export function withinCells(selection: CellSelection, order: readonly string[]): CellSelection {
  const kept = order.filter((key) => selection.keys.has(key));
  return kept.length === selection.keys.size ? selection : { ...selection, keys: new Set(kept) };
}
