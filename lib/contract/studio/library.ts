import { z } from 'zod';
import { embeddedSettingsSchema } from '../embedded-settings.ts';
import { mediaKindSchema } from '../media-kind.ts';
import { boardAccesses } from './board-access.ts';
import { libraryOrders } from './library-order.ts';
import { libraryFlags, libraryLabels, mostStars } from './library-marks.ts';
import { studioJobSchema } from './studio-job.ts';
import { personNameSchema } from './person.ts';
import { studioMediaSchema } from './studio-media.ts';

export const mediaOrigins = ['upload', 'result'] as const;

export const ratingSchema = z.number().int().min(0).max(mostStars);
export const labelSchema = z.enum(libraryLabels);
export const flagSchema = z.enum(libraryFlags);

/** A calendar day; PostgreSQL knows no year 0. */
const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'), 'This date does not exist.');

/** The database stores neither NUL nor lone surrogates. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A setting of the request that produced an item, as in `steps` is `20`. `seed` is the seed of the result itself. */
export const settingFilterSchema = z.object({
  name: z.string().min(1).max(100).refine(isStorable, 'This name cannot be stored.'),
  value: z.string().max(500).refine(isStorable, 'This value cannot be stored.'),
});
export type SettingFilter = z.infer<typeof settingFilterSchema>;

/**
 * A filter of the library and an order: items match all of its fields. Days are calendar days of `zone`, both included.
 */
export const libraryFilterSchema = z.object({
  /** Search text for prompts, file names and models: beginnings of words, "exact phrases", -exclude. */
  q: z.string().max(500).optional(),
  model: z.string().max(200).optional(),
  kind: mediaKindSchema.optional(),
  origin: z.enum(mediaOrigins).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  board: z.uuid().optional(),
  /** Items on any board of a folder. */
  folder: z.uuid().optional(),
  /** Results of one press. */
  batch: z.uuid().optional(),
  /** All of them must apply. */
  settings: z.array(settingFilterSchema).max(10).optional(),
  /** Colours (`rrggbb`) that an image must show, each or a similar one. */
  colours: z
    .array(z.string().regex(/^[\da-f]{6}$/))
    .max(3)
    .optional(),
  starred: z.boolean().optional(),
  /** At least this many stars out of five. */
  rating: ratingSchema.min(1).optional(),
  label: labelSchema.optional(),
  flag: flagSchema.optional(),
  sound: z.boolean().optional(),
  hdr: z.boolean().optional(),
  /** Items of one person: an id, or `me` for whoever asks. */
  owner: z.union([z.literal('me'), z.uuid()]).optional(),
  /** Items in the trash, instead of the others. */
  trash: z.boolean().optional(),
  /** IANA name of the time zone that days are counted in; UTC without one. */
  zone: z.string().max(64).optional(),
  sort: z.enum(libraryOrders).optional(),
});
export type LibraryFilter = z.infer<typeof libraryFilterSchema>;

/** One image, video or audio of the library. */
export const libraryItemSchema = z.object({
  media: studioMediaSchema,
  origin: z.enum(mediaOrigins),
  /** Who uploaded it, or submitted the request whose result it is. */
  owner: personNameSchema,
  jobId: z.uuid().nullable(),
  /** The press that it comes from, as in the filter; null for an upload. */
  batchId: z.uuid().nullable(),
  /** Its number among the results of that press, in the order of the request; null where it is the only one. */
  batchPlace: z.object({ number: z.number(), count: z.number() }).nullable(),
  model: z.string().nullable(),
  modelName: z.string().nullable(),
  /** Its name: the prompt, the model where there was no prompt, or the file name of an upload. */
  caption: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the person who asks has starred it. */
  isStarred: z.boolean(),
  rating: ratingSchema,
  label: labelSchema.nullable(),
  flag: flagSchema.nullable(),
  isTrashed: z.boolean(),
  /** Its main colours (`rrggbb`), the largest first; empty for audio, and while they are not known. */
  palette: z.array(z.string()),
  /** Its position in the requested order, and the section that it is in. */
  cursor: z.string(),
  section: z.string(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

/**
 * Consecutive items of one section. `first` and `last` are their positions: cursors for `GET
 * /api/studio/library/items`. Each letter of `shapes` is the shape of one item (see `library-shape.ts`).
 */
export const libraryBlockSchema = z.object({ first: z.string(), last: z.string(), shapes: z.string() });
export type LibraryBlock = z.infer<typeof libraryBlockSchema>;

/**
 * The layout of all items without their contents: a few bytes an item. What the key of a section is depends on the order
 * (see `library-order.ts`); by time, it is a day (`2026-11-21`).
 */
export const libraryIndexSchema = z.object({
  sections: z.array(z.object({ key: z.string(), blocks: z.array(libraryBlockSchema) })),
});
export type LibraryIndex = z.infer<typeof libraryIndexSchema>;

/** Which items are requested: those from a position on (`startingAt`), or those that are newer than one (`newerThan`). */
export const libraryItemsQuerySchema = z.object({
  startingAt: z.string().nullable(),
  newerThan: z.string().nullable(),
  limit: z.coerce.number().int().min(1).max(200),
});

/** A page of items. `nextCursor` goes into `startingAt` for the page after. */
export const libraryItemListSchema = z.object({ items: z.array(libraryItemSchema), nextCursor: z.string().nullable() });
export type LibraryItemList = z.infer<typeof libraryItemListSchema>;

/** Requests the ids between two positions, both included, in either order. */
export const libraryRangeSchema = z.object({ one: z.string(), other: z.string() });

/** An item with all its details. */
export const libraryItemDetailSchema = z.object({
  item: libraryItemSchema,
  /** The item's position, as in `item.cursor`. */
  cursor: z.string(),
  /** The job that produced it; null for an upload. */
  job: studioJobSchema.nullable(),
  /** The settings that another program wrote into the file; null without any. */
  embedded: embeddedSettingsSchema.nullable(),
  /** Files that its request used. */
  madeFrom: z.array(libraryItemSchema),
  /** Results that used it, newest first, at most a hundred; and how many there are in all. */
  becameOf: z.array(libraryItemSchema),
  becameOfCount: z.number(),
  /** Those that the person who asks may view. `mayEdit`: whether they may remove the item from it. */
  boards: z.array(z.object({ id: z.uuid(), name: z.string(), mayEdit: z.boolean() })),
  /** Its neighbours under the filter: the one before and the one after it, in the default order the newer and the older. */
  newer: z.uuid().nullable(),
  older: z.uuid().nullable(),
});
export type LibraryItemDetail = z.infer<typeof libraryItemDetailSchema>;

/** The options of the filters, over all items that are not in the trash. */
export const libraryFacetsSchema = z.object({
  models: z.array(z.object({ model: z.string(), name: z.string().nullable(), count: z.number() })),
  count: z.number(),
  uploads: z.number(),
  starred: z.number(),
  trashed: z.number(),
  /** The same of the items of the person who asks. */
  mine: z.object({ count: z.number(), uploads: z.number(), starred: z.number(), trashed: z.number() }),
  /** The people who have items, those with most first. */
  owners: z.array(personNameSchema.extend({ count: z.number() })),
});
export type LibraryFacets = z.infer<typeof libraryFacetsSchema>;

/** Items to change or download: by their ids, or all that a filter finds, with exceptions. */
export const librarySelectionSchema = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(9_000) }),
  z.object({ filter: libraryFilterSchema, except: z.array(z.uuid()).max(9_000) }),
]);
export type LibrarySelection = z.infer<typeof librarySelectionSchema>;

/** The changes of items; each can be undone. */
export const libraryChangeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['star', 'unstar', 'trash', 'restore']) }),
  z.object({ do: z.enum(['add_to_board', 'remove_from_board']), board: z.uuid() }),
  z.object({ do: z.literal('rate'), rating: ratingSchema }),
  z.object({ do: z.literal('label'), label: labelSchema.nullable() }),
  z.object({ do: z.literal('flag'), flag: flagSchema.nullable() }),
]);
export type LibraryChange = z.infer<typeof libraryChangeSchema>;

/** A completed change: how many items it changed, and the id that undoes it. */
export const libraryChangedSchema = z.object({ id: z.uuid(), count: z.number() });
export type LibraryChanged = z.infer<typeof libraryChangedSchema>;

/** A zip that is ready for download. */
export const libraryZipSchema = z.object({ url: z.string(), count: z.number(), bytes: z.number() });
export type LibraryZip = z.infer<typeof libraryZipSchema>;

/** A collection that a user puts together by hand. */
export const libraryBoardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  owner: personNameSchema,
  /** Whether the person who asks may rename it, and add and remove items. */
  mayEdit: z.boolean(),
  /** Whether others may view it. */
  isShared: z.boolean(),
  /** Whether a public link opens it for whoever has the link. */
  isPublic: z.boolean(),
  /** What everyone in the studio may do with it. */
  everyone: z.enum(boardAccesses).nullable(),
  /** Whether it is shared with the person who asks by name, so that they can leave it. */
  isMember: z.boolean(),
  count: z.number(),
  /** The folder that it is in; null for none. */
  folderId: z.uuid().nullable(),
  /** A thumbnail of its newest item; null for an empty board. */
  coverUrl: z.string().nullable(),
});
export type LibraryBoard = z.infer<typeof libraryBoardSchema>;

const nameSchema = z.string().trim().min(1).max(80);

/** A group of boards, such as a project. `count`: the different items on its boards. */
export const libraryFolderSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  owner: personNameSchema,
  count: z.number(),
});
export type LibraryFolder = z.infer<typeof libraryFolderSchema>;

/** A new folder, or its new name. */
export const folderNameSchema = z.object({ name: nameSchema });

/** A new board, in a folder or in none. */
export const newBoardSchema = z.object({ name: nameSchema, folder: z.uuid().nullable().default(null) });

/** A board gets another name, or moves to a folder (null: out of all folders). */
export const boardChangeSchema = z.union([
  z.object({ name: nameSchema }).strict(),
  z.object({ folder: z.uuid().nullable() }).strict(),
]);
export type BoardChange = z.infer<typeof boardChangeSchema>;

/** Settings of recent requests, by which the library can be filtered, each with its most frequent values. */
export const librarySettingsSchema = z.object({
  settings: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});
export type LibrarySettings = z.infer<typeof librarySettingsSchema>;

/** Copies of one file. `same`: the same bytes; `similar`: they look the same. The one to keep comes first. */
export const duplicateGroupSchema = z.object({ kind: z.enum(['same', 'similar']), items: z.array(libraryItemSchema) });
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>;

/** A page of the duplicates of the library, the largest groups first, and how many groups there are in all. */
export const duplicatesSchema = z.object({ groups: z.array(duplicateGroupSchema), count: z.number() });
export type Duplicates = z.infer<typeof duplicatesSchema>;
