import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, `timestamptz` with milliseconds, which is as exact as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
