import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { studioSchema } from './studio-tables.ts';

/** Login sessions: a session ends when its row is deleted. A trigger notifies every studio process. */
export const sessions = studioSchema.table('sessions', {
  /** SHA-256 of the token in the browser's cookie, as base64url: readers of this table cannot take over a session. */
  id: text().primaryKey(),
  /** Derived from the password of the login: the session is valid only while that is the password. */
  passwordMark: text('password_mark').notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
});
