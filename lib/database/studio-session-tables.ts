import { sql } from 'drizzle-orm';
import { text, timestamp } from 'drizzle-orm/pg-core';
import { studioSchema } from './studio-tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who is logged in: a row for each session, which ends when its row goes. A trigger tells every studio process. */
export const sessions = studioSchema.table('sessions', {
  /** SHA-256 of the token in the browser's cookie, as base64url: nobody who reads this table can take a session over. */
  id: text().primaryKey(),
  /** What is known of the password that opened it: it holds only while that is the password. */
  passwordMark: text('password_mark').notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
});
