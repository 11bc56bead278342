import { sql } from 'drizzle-orm';
import { boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { boards } from './studio-library-tables.ts';
import { people } from './studio-people-tables.ts';
import { studioSchema } from './studio-schema.ts';

/** Public links, by which a board is shown to people without an account. A revoked link's row is deleted. */
export const boardLinks = studioSchema.table(
  'board_links',
  {
    /** Half of the link's token. The other half is derived from it with the studio's secret, and stored nowhere. */
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** Who created it: it works only while they may. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Whom it is for. */
    label: text().notNull().default(''),
    hasDownloads: boolean('has_downloads').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    /** When it was opened last, to the minute; null before the first time. */
    lastOpenedAt: instant('last_opened_at'),
  },
  (table) => [index('board_links_board').on(table.boardId)],
);
