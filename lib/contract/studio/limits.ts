import { z } from 'zod';
import { limitKinds, limitRange } from './limit-kinds.ts';

const wholeBetween = ({ least, most }: { least: number; most: number }) =>
  z.int('Enter a whole number.').min(least, `Enter at least ${least}.`).max(most, `Enter at most ${most}.`);

const amounts = {
  jobsAtOnce: wholeBetween(limitRange.jobsAtOnce),
  jobsPerDay: wholeBetween(limitRange.jobsPerDay),
  /** US dollars, to a millionth. */
  spendingPerMonth: z
    .number('Enter an amount in US dollars.')
    .min(limitRange.spendingPerMonth.least, 'Enter at least 0.')
    .max(limitRange.spendingPerMonth.most, `Enter at most ${limitRange.spendingPerMonth.most}.`),
  storageBytes: wholeBetween(limitRange.storageBytes),
};

/** The limits of a role; what is left out has no limit. */
export const roleLimitsSchema = z.strictObject(amounts).partial();
export type RoleLimits = z.infer<typeof roleLimitsSchema>;

/** The limits of a person instead of those of their role. Null: no limit, whatever the role has. Left out: the role's. */
export const personLimitsSchema = z
  .strictObject({
    jobsAtOnce: amounts.jobsAtOnce.nullable(),
    jobsPerDay: amounts.jobsPerDay.nullable(),
    spendingPerMonth: amounts.spendingPerMonth.nullable(),
    storageBytes: amounts.storageBytes.nullable(),
  })
  .partial();
export type PersonLimits = z.infer<typeof personLimitsSchema>;

/** The limits of each role. */
export const limitsByRoleSchema = z.object({
  viewer: roleLimitsSchema,
  maker: roleLimitsSchema,
  administrator: roleLimitsSchema,
});
export type LimitsByRole = z.infer<typeof limitsByRoleSchema>;

/** A limit that applies to a person, and what is left of it. */
export const limitStateSchema = z.object({
  kind: z.enum(limitKinds),
  amount: z.number(),
  /** It may exceed the amount: a limit may have been lowered, a price may have been estimated too low. */
  used: z.number(),
  /** Never below 0. */
  left: z.number(),
  /** When the whole amount is available again; null for what only ends or deletions free. */
  renewsAt: z.iso.datetime().nullable(),
});
export type LimitState = z.infer<typeof limitStateSchema>;

/** The limits that apply to whoever asks; empty without any. */
export interface LimitStates {
  limits: LimitState[];
}
