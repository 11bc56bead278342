import { z } from 'zod';
import { mediaKindSchema } from '../media-kind.ts';
import { libraryFlags, libraryLabels, mostStars } from './library-marks.ts';
import { studioJobSchema } from './studio-job.ts';
import { studioMediaSchema } from './studio-media.ts';

export const mediaOrigins = ['upload', 'result'] as const;

export const ratingSchema = z.number().int().min(0).max(mostStars);
export const labelSchema = z.enum(libraryLabels);
export const flagSchema = z.enum(libraryFlags);

/** A calendar day; PostgreSQL knows no year 0. */
const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'), 'This date does not exist.');

/** A filter of the library: items match all of its fields. Days are calendar days of `zone`, both included. */
export const libraryFilterSchema = z.object({
  /** Search text for prompts: beginnings of words, "exact phrases", -exclude. */
  q: z.string().max(500).optional(),
  model: z.string().max(200).optional(),
  kind: mediaKindSchema.optional(),
  origin: z.enum(mediaOrigins).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  board: z.uuid().optional(),
  starred: z.boolean().optional(),
  /** At least this many stars out of five. */
  rating: ratingSchema.min(1).optional(),
  label: labelSchema.optional(),
  flag: flagSchema.optional(),
  sound: z.boolean().optional(),
  hdr: z.boolean().optional(),
  /** Items in the trash, instead of the others. */
  trash: z.boolean().optional(),
  /** IANA name of the time zone that days are counted in; UTC without one. */
  zone: z.string().max(64).optional(),
});
export type LibraryFilter = z.infer<typeof libraryFilterSchema>;

/** One image, video or audio of the library. */
export const libraryItemSchema = z.object({
  media: studioMediaSchema,
  origin: z.enum(mediaOrigins),
  jobId: z.uuid().nullable(),
  model: z.string().nullable(),
  modelName: z.string().nullable(),
  /** Its name: the prompt, the model where there was no prompt, or the file name of an upload. */
  caption: z.string(),
  createdAt: z.iso.datetime(),
  isStarred: z.boolean(),
  rating: ratingSchema,
  label: labelSchema.nullable(),
  flag: flagSchema.nullable(),
  isTrashed: z.boolean(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

/**
 * Consecutive items of one day, newest first. `first` and `last` are their positions: cursors for `GET
 * /api/studio/library/items`. Each letter of `shapes` is the shape of one item (see `library-shape.ts`).
 */
export const libraryBlockSchema = z.object({ first: z.string(), last: z.string(), shapes: z.string() });
export type LibraryBlock = z.infer<typeof libraryBlockSchema>;

/** The layout of all items without their contents: a few bytes an item. Newest first. */
export const libraryIndexSchema = z.object({
  days: z.array(z.object({ day: z.iso.date(), blocks: z.array(libraryBlockSchema) })),
});
export type LibraryIndex = z.infer<typeof libraryIndexSchema>;

/** Which items are requested: those from a position on (`startingAt`), or those that are newer than one (`newerThan`), newest first. */
export const libraryItemsQuerySchema = z.object({
  startingAt: z.string().nullable(),
  newerThan: z.string().nullable(),
  limit: z.coerce.number().int().min(1).max(200),
});

/** A page of items, newest first. `nextCursor` goes into `startingAt` for the page after. */
export const libraryItemListSchema = z.object({ items: z.array(libraryItemSchema), nextCursor: z.string().nullable() });
export type LibraryItemList = z.infer<typeof libraryItemListSchema>;

/** Requests the ids between two positions, both included, in either order. */
export const libraryRangeSchema = z.object({ one: z.string(), other: z.string() });

/** An item with all its details. */
export const libraryItemDetailSchema = z.object({
  item: libraryItemSchema,
  /** The item's position, as in cursors. */
  cursor: z.string(),
  /** The job that produced it; null for an upload. */
  job: studioJobSchema.nullable(),
  /** Files that its request used. */
  madeFrom: z.array(libraryItemSchema),
  /** Results that used it, newest first, at most a hundred; and how many there are in all. */
  becameOf: z.array(libraryItemSchema),
  becameOfCount: z.number(),
  boards: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Its neighbours under the filter: the newer and the older one. */
  newer: z.uuid().nullable(),
  older: z.uuid().nullable(),
});
export type LibraryItemDetail = z.infer<typeof libraryItemDetailSchema>;

/** The options of the filters, over all items that are not in the trash. */
export const libraryFacetsSchema = z.object({
  models: z.array(z.object({ model: z.string(), name: z.string().nullable(), count: z.number() })),
  count: z.number(),
  starred: z.number(),
  trashed: z.number(),
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
  count: z.number(),
  /** A thumbnail of its newest item; null for an empty board. */
  coverUrl: z.string().nullable(),
});
export type LibraryBoard = z.infer<typeof libraryBoardSchema>;

export const boardNameSchema = z.object({ name: z.string().trim().min(1).max(80) });
