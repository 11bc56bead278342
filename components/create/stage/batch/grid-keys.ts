import type { KeyboardEvent } from 'react';

/** The cells of a grid, row by row. In a table every key stays in its row or column. */
interface GridShape {
  count: number;
  columns: number;
  isTable?: boolean;
}

/** The cell that a key moves to in a grid of `count` cells; null for any other key, and beyond the grid. */
export function cellAfterKey(key: string, at: number, { count, columns, isTable = false }: GridShape): number | null {
  const start = at - (at % columns);
  const end = start + columns - 1;
  const inTable: Record<string, number> = {
    ArrowRight: Math.min(at + 1, end),
    ArrowLeft: Math.max(at - 1, start),
    ArrowDown: at + columns,
    Home: start,
    End: end,
  };
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns < count ? at + columns : count - 1,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
    ...(isTable ? inTable : {}),
  };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count || target === at ? null : target;
}

/** What the keys of a grid do. */
export interface GridKeyActions {
  moveTo: (key: string, options: { extends: boolean }) => void;
  open: (key: string) => void;
  toggle: (key: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/**
 * The keys of the focused cell: arrows, Home and End move, with Shift they select; Enter and Space open it, Shift
 * Space selects it, Ctrl A selects all, Esc clears the selection. From the buttons in a cell only Esc leads back to the cell,
 * and clears the selection as well: a press on a checkbox leaves the focus there.
 */
export function onGridKey(
  event: KeyboardEvent<HTMLElement>,
  grid: { order: readonly string[]; columns: number; isTable?: boolean; hasSelection: boolean },
  actions: GridKeyActions,
): void {
  const { order, hasSelection } = grid;
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
  const key = cell?.dataset['cell'];
  if (cell === null || key === undefined || event.altKey) return;
  const done = (run: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  if (event.target !== cell) {
    if (event.key !== 'Escape') return;
    done(() => {
      cell.focus();
      if (hasSelection) actions.clear();
    });
    return;
  }
  const isMod = event.metaKey || event.ctrlKey;
  if (isMod && event.key.toLowerCase() === 'a') done(actions.selectAll);
  else if (isMod) return;
  else if (event.key === ' ' && event.shiftKey) done(() => actions.toggle(key));
  else if (event.key === 'Enter' || event.key === ' ') done(() => actions.open(key));
  else if (event.key === 'Escape' && hasSelection) done(actions.clear);
  else {
    const to = cellAfterKey(event.key, order.indexOf(key), { ...grid, count: order.length });
    const next = to === null ? undefined : order[to];
    if (next !== undefined) done(() => actions.moveTo(next, { extends: event.shiftKey }));
  }
}
