import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { ownerId } from './owner-id.ts';
import { people } from './studio-people-tables.ts';
import { studioSchema } from './studio-schema.ts';
import { media, submissions } from './studio-tables.ts';
import { boardAccesses } from '../contract/studio/board-access.ts';
import { libraryFlags, libraryLabels } from '../contract/studio/library-marks.ts';
import type { ImportIssue } from '../contract/studio/library-import.ts';

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The library's row for a file: narrow, so that scans of the whole library stay cheap. Triggers write it whenever any
 * statement writes media; it is deleted with them.
 */
export const libraryItems = studioSchema.table(
  'library_items',
  {
    id: uuid()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    origin: text({ enum: ['upload', 'result'] }).notNull(),
    ownerId: ownerId(),
    kind: text({ enum: ['image', 'video', 'audio'] }).notNull(),
    model: text(),
    modelName: text('model_name'),
    /** The prompt of a result; without one its title, or its model. The name of an upload. */
    caption: text().notNull(),
    /** Width over height on a scale of 1024 steps: 512 is square, 512 steps are a factor of 8. */
    shape: smallint().notNull(),
    hasSound: boolean('has_sound').notNull().default(false),
    isHdr: boolean('is_hdr').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Stars out of five; 0 is not rated. */
    rating: smallint().notNull().default(0),
    label: text({ enum: libraryLabels }),
    flag: text({ enum: libraryFlags }),
    trashedAt: instant('trashed_at'),
    /** The prompt and the model that another program wrote into the file, and its other names. */
    foundText: text('found_text'),
    /** The search vector of caption, found text and model, without accents and independent of language. */
    words: searchWords()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple'::regconfig, regexp_replace(normalize(left(caption, 50000) || ' ' || coalesce(left(found_text, 50000), '') || ' ' || coalesce(model_name, '') || ' ' || coalesce(model, ''), NFKD), '[\\u0300-\\u036f]', '', 'g'))`,
      ),
    /** The beginning of the caption as it is sorted: in lower case, without accents. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(
        sql`left(btrim(lower(regexp_replace(normalize(left(caption, 100), NFKD), '[\\u0300-\\u036f]', '', 'g'))), 40)`,
      ),
  },
  (table) => {
    // Sorted as `order by … desc`; includes the shape, so that the layout is read from the index alone.
    const newest = [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.shape] as const;
    return [
      index('library_newest')
        .on(...newest)
        .where(sql`trashed_at is null`),
      index('library_by_kind')
        .on(table.kind, ...newest)
        .where(sql`trashed_at is null`),
      index('library_by_model')
        .on(table.model, ...newest)
        .where(sql`trashed_at is null`),
      index('library_by_owner')
        .on(table.ownerId, ...newest)
        .where(sql`trashed_at is null`),
      index('library_rated')
        .on(...newest, table.rating)
        .where(sql`rating > 0 and trashed_at is null`),
      index('library_labelled')
        .on(table.label, ...newest)
        .where(sql`label is not null and trashed_at is null`),
      index('library_flagged')
        .on(table.flag, ...newest)
        .where(sql`flag is not null and trashed_at is null`),
      index('library_trashed')
        .on(...newest)
        .where(sql`trashed_at is not null`),
      index('library_words').using('gin', table.words),
    ];
  },
);

/** Who starred which item. */
export const stars = studioSchema.table(
  'stars',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => libraryItems.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.itemId] }), index('stars_of_item').on(table.itemId)],
);

/** A group of boards, such as a project. */
export const folders = studioSchema.table('folders', {
  id: uuid().primaryKey(),
  ownerId: ownerId(),
  name: text().notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  /** When it was deleted; it can be restored. Its boards stay. */
  trashedAt: instant('trashed_at'),
});

/** A collection that a user creates: their own until they share it. */
export const boards = studioSchema.table('boards', {
  id: uuid().primaryKey(),
  ownerId: ownerId(),
  /** What everybody in the studio may do with it; null: only its owner and its members may do something. */
  everyone: text({ enum: boardAccesses }),
  name: text().notNull(),
  /** The folder that it is in; null for none. A deleted folder counts as none. */
  folderId: uuid('folder_id').references(() => folders.id, { onDelete: 'set null' }),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  /** When it was deleted; it can be restored. */
  trashedAt: instant('trashed_at'),
});

/** With whom a board is shared, and what they may do with it. */
export const boardMembers = studioSchema.table(
  'board_members',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    access: text({ enum: boardAccesses }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.personId] }),
    index('board_members_person').on(table.personId),
  ],
);

/** Which items are on which board. */
export const boardItems = studioSchema.table(
  'board_items',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => libraryItems.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.itemId] }), index('board_items_of_item').on(table.itemId)],
);

/** What an image, or the poster of a video, looks like: to find similar colours and near duplicates. */
export const mediaLooks = studioSchema.table(
  'media_looks',
  {
    id: uuid()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Its main colours (`rrggbb`), the largest first. */
    palette: text().array().notNull(),
    /** The bins of these colours (see `colour-bins.ts`). */
    colourBins: smallint('colour_bins').array().notNull(),
    /** A hash of its brightness, 16 hexadecimal digits: similar images differ in few bits. */
    hash: text().notNull(),
  },
  (table) => [index('media_looks_colours').using('gin', table.colourBins)],
);

/** Which files a request used, to find the sources of a result and the results of a source. A trigger writes it. */
export const requestMedia = studioSchema.table(
  'request_media',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.mediaId] }),
    index('request_media_of_media').on(table.mediaId),
  ],
);

/** Items that were changed together, so that the change can be undone; or that are downloaded together. */
export const libraryBatches = studioSchema.table(
  'library_batches',
  {
    id: uuid().primaryKey(),
    /** Who changed or downloads them. */
    ownerId: ownerId(),
    purpose: text({
      enum: [
        'star',
        'unstar',
        'trash',
        'restore',
        'add_to_board',
        'remove_from_board',
        'rate',
        'label',
        'flag',
        'download',
      ],
    }).notNull(),
    boardId: uuid('board_id'),
    itemIds: uuid('item_ids').array().notNull(),
    /** What each item had before a rating, a label or a flag, in the order of the ids; null for other changes. */
    valuesBefore: jsonb('values_before').$type<(string | null)[]>(),
    /** What a rating, a label or a flag was changed to: undo leaves items that have another value by now. */
    valueAfter: text('value_after'),
    /** Whether `valueAfter` was recorded; false for the changes of earlier versions. */
    hasValueAfter: boolean('has_value_after').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('library_batches_age').on(table.createdAt)],
);

/** The import of a zip, running or finished. */
export const libraryImports = studioSchema.table('library_imports', {
  id: uuid().primaryKey(),
  /** Who imports it: the items are theirs. */
  ownerId: ownerId(),
  name: text().notNull(),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  /** The number of files in it, as far as it was read; null before. */
  total: integer(),
  added: integer().notNull().default(0),
  /** Files that the library already had. */
  known: integer().notNull().default(0),
  /** How many files could not be imported, and the first of them. */
  refused: integer().notNull().default(0),
  faults: jsonb().$type<ImportIssue[]>().notNull().default([]),
  /** Why the whole import failed. */
  message: text(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});
