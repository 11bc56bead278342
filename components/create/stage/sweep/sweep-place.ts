import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import { sweepSides } from '@/lib/contract/studio/sweep-limits';
import type { Sweep } from '@/lib/contract/studio/sweep';
import { mostCompared } from '@/components/viewer/compare/comparison';
import { sweepStageMessages } from './messages';

/** Where a cell is in a sweep. */
export interface SweepPlace {
  /** From 0. */
  column: number;
  row: number;
  /** Both values: “Guidance: 7.5 · Steps: 30”. */
  label: string;
}

/** The place of the cell at an index, row by row. */
export function placeOf(sweep: Sweep, index: number): SweepPlace {
  const { across, down } = sweep;
  const { columns } = sweepSides(sweep);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const first = sweepStageMessages.value({ axis: across.label, value: across.values[column] ?? '' });
  if (down === null) return { column, row, label: first };
  return {
    column,
    row,
    label: sweepStageMessages.values({
      across: first,
      down: sweepStageMessages.value({ axis: down.label, value: down.values[row] ?? '' }),
    }),
  };
}

/**
 * The results of the row or column of a cell, which can be compared: of more than six the nearest ones.
 *
 * @param cells row by row
 */
export function lineOf(
  cells: readonly BatchCell[],
  at: SweepPlace,
  { columns, line }: { columns: number; line: 'row' | 'column' },
): string[] {
  const inLine = cells.flatMap((cell, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isIn = line === 'row' ? row === at.row : column === at.column;
    const distance = line === 'row' ? Math.abs(column - at.column) : Math.abs(row - at.row);
    return isIn && cell.media !== null ? [{ id: cell.media.id, index, distance }] : [];
  });
  return inLine
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostCompared)
    .toSorted((one, other) => one.index - other.index)
    .map(({ id }) => id);
}
