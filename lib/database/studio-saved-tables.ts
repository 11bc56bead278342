import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { snippetKinds } from '../contract/studio/snippet.ts';
import { instant } from './instant.ts';
import { ownerId } from './owner-id.ts';
import { studioSchema } from './studio-schema.ts';
import { media } from './studio-tables.ts';

/** Presets: a model's form values under a name, which everybody in the studio sees and its owner changes. */
export const presets = studioSchema.table(
  'presets',
  {
    id: uuid().primaryKey(),
    ownerId: ownerId(),
    model: text().notNull(),
    name: text().notNull(),
    /** The normalised name, which must be unique among its owner's: names that differ only in case or spaces are the same. */
    nameKey: text('name_key').notNull(),
    /** The values as typed, and the form's other state. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The result that it is shown with. */
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('presets_name').on(table.ownerId, table.model, table.nameKey),
    index('presets_model').on(table.model, table.nameKey),
  ],
);

/** Snippets: texts for prompts, for every browser of the studio. */
export const snippets = studioSchema.table(
  'snippets',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: snippetKinds }).notNull(),
    name: text().notNull(),
    /** What must be unique within the kind, hashed: the normalised name, or the text of a pinned prompt. */
    nameKey: text('name_key').notNull(),
    /** The name by which lists are sorted. */
    sortKey: text('sort_key').notNull(),
    text: text().notNull(),
    /** The result that it is shown with. */
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('snippets_name').on(table.kind, table.nameKey)],
);
