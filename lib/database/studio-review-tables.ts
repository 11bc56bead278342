import { sql } from 'drizzle-orm';
import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { verdicts } from '../contract/studio/review-limits.ts';
import { instant } from './instant.ts';
import { boards, libraryItems } from './studio-library-tables.ts';
import { people } from './studio-people-tables.ts';
import { studioSchema } from './studio-schema.ts';

function boardId() {
  return uuid('board_id')
    .notNull()
    .references(() => boards.id, { onDelete: 'cascade' });
}

function itemId() {
  return uuid('item_id')
    .notNull()
    .references(() => libraryItems.id, { onDelete: 'cascade' });
}

function personId() {
  return uuid('person_id')
    .notNull()
    .references(() => people.id);
}

/** What people write about an item on a board. It stays when the item leaves the board, and is there when it returns. */
export const boardComments = studioSchema.table(
  'board_comments',
  {
    /** The browser chooses it, so that a repeated request creates one comment. */
    id: uuid().primaryKey(),
    boardId: boardId(),
    itemId: itemId(),
    personId: personId(),
    text: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('board_comments_in_order').on(table.boardId, table.itemId, table.createdAt),
    index('board_comments_of_item').on(table.itemId),
  ],
);

/** Whether a person approves an item on a board. */
export const boardVerdicts = studioSchema.table(
  'board_verdicts',
  {
    boardId: boardId(),
    itemId: itemId(),
    personId: personId(),
    verdict: text({ enum: verdicts }).notNull(),
    decidedAt: instant('decided_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.itemId, table.personId] }),
    index('board_verdicts_of_item').on(table.itemId),
  ],
);
