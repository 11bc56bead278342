import { z } from 'zod';
import { personNameSchema } from './person.ts';

/** What was made, added up. */
export const usageSumSchema = z.object({
  /** All jobs that the media service accepted, or that still may be. Those of the synchronous endpoints count too. */
  jobs: z.int(),
  finished: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  /** How long the media service worked on them. */
  seconds: z.number(),
  /** US dollars: what the service charged where it says so, else by its prices. */
  cost: z.number(),
  /** How many of the jobs have no published price, so that `cost` does not include them. */
  unpriced: z.int(),
});
export type UsageSum = z.infer<typeof usageSumSchema>;

const isoDate = z.iso.date('Write dates as YYYY-MM-DD.');

/** Which usage is wanted: days in UTC, both included, and whose. */
export const usageQuerySchema = z
  .strictObject({
    from: isoDate,
    to: isoDate,
    owner: z.union([z.enum(['me', 'everyone']), z.uuid()], 'owner must be me, everyone or the id of a person.'),
  })
  .refine(({ from, to }) => from <= to, { message: '`from` must not be after `to`.', path: ['from'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    message: 'Ask for at most 366 days at once.',
    path: ['from'],
  });
export type UsageQuery = z.infer<typeof usageQuerySchema>;

/** The usage of some days. */
export const usageSchema = z.object({
  from: isoDate,
  to: isoDate,
  total: usageSumSchema,
  /** Days in UTC on which something was made, the newest first. */
  days: z.array(usageSumSchema.extend({ day: isoDate })),
  /** Those who made most first. */
  people: z.array(usageSumSchema.extend({ person: personNameSchema })),
  /** Those used most first. */
  models: z.array(usageSumSchema.extend({ model: z.string(), modelName: z.string().nullable() })),
});
export type Usage = z.infer<typeof usageSchema>;
