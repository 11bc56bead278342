import { uuid } from 'drizzle-orm/pg-core';
import { people } from './studio-people-tables.ts';

/** A column for the person to whom something belongs. */
export function ownerId() {
  return uuid('owner_id')
    .notNull()
    .references(() => people.id);
}
