import { z } from 'zod';
import { longestAxisLabel, mostAxisValues, mostSweepCells, sweepSides } from './sweep-limits.ts';

const label = z.string().trim().min(1).max(longestAxisLabel);

/** An axis of a sweep, as it is shown: the name of a setting, and its values as text. */
const sweepAxisSchema = z.object({ label, values: z.array(label).min(1).max(mostAxisValues) });
export type SweepAxis = z.infer<typeof sweepAxisSchema>;

const axes = {
  /** Its values are the columns. */
  across: sweepAxisSchema,
  /** Its values are the rows; null for a sweep of one row. */
  down: sweepAxisSchema.nullable(),
};

/** A sweep to start: its axes, and a request for each cell, row by row. Its id makes a repetition safe. */
export const newSweepSchema = z
  .object({ id: z.uuid(), ...axes, requests: z.array(z.record(z.string(), z.unknown())).min(2).max(mostSweepCells) })
  .refine(
    (sweep) => {
      const { columns, rows } = sweepSides(sweep);
      return sweep.requests.length === columns * rows;
    },
    { path: ['requests'], message: 'Send one request for each cell.' },
  );
export type NewSweep = z.infer<typeof newSweepSchema>;

/** A sweep: one request with the values of one or two settings varied, as a labelled grid. It is a batch with axes. */
export const sweepSchema = z.object({
  /** That of its batch. */
  id: z.uuid(),
  title: z.string(),
  ...axes,
  /** The job of each cell, row by row; a retry of it belongs to the same cell. */
  jobIds: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type Sweep = z.infer<typeof sweepSchema>;
