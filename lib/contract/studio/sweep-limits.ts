/** The most cells of a sweep. */
export const mostSweepCells = 100;

/** The most values of an axis. */
export const mostAxisValues = 50;

/** The longest label of an axis or of one of its values; longer ones are cut. */
export const longestAxisLabel = 2_000;

/** The sides of the grid of a sweep. */
export interface SweepSides {
  columns: number;
  rows: number;
}

/** The sides of a grid by its axes; without a second axis it is one row. */
export function sweepSides({
  across,
  down,
}: {
  across: { values: readonly unknown[] };
  down: { values: readonly unknown[] } | null;
}): SweepSides {
  return { columns: across.values.length, rows: down?.values.length ?? 1 };
}

/** The title of a sweep: `Guidance × Steps`, or one name alone. */
export function sweepTitle({ across, down }: { across: { label: string }; down: { label: string } | null }): string {
  return down === null ? across.label : `${across.label} × ${down.label}`;
}
