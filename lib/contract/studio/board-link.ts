import { z } from 'zod';
import { boardLinkLimits } from './board-link-limits.ts';
import { hiddenCharacters } from './person-limits.ts';
import { studioMediaSchema } from './studio-media.ts';

/** A public link to a board, for those who may share it. */
export const boardLinkSchema = z.object({
  id: z.uuid(),
  /** The address that shows the board to whoever has it. */
  url: z.string(),
  /** Whom it is for; empty if nobody said. */
  label: z.string(),
  hasDownloads: z.boolean(),
  /** The name of the person who created it. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When it was opened last, to the minute; null before the first time. */
  lastOpenedAt: z.iso.datetime().nullable(),
  /** False while the person who created it may not share the board: then nobody can open it. */
  isActive: z.boolean(),
});
export type BoardLink = z.infer<typeof boardLinkSchema>;

const daysMessage = `Choose 1 to ${boardLinkLimits.days} days.`;

/** A new public link. */
export const newBoardLinkSchema = z.strictObject({
  label: z
    .string('The label must be a text.')
    .trim()
    .max(boardLinkLimits.label, `Use at most ${boardLinkLimits.label} characters.`)
    .refine((label) => !hiddenCharacters.test(label), 'Use only visible characters.')
    .default(''),
  expiresInDays: z.int(daysMessage).min(1, daysMessage).max(boardLinkLimits.days, daysMessage),
  hasDownloads: z.boolean('hasDownloads must be true or false.'),
});
export type NewBoardLink = z.infer<typeof newBoardLinkSchema>;

/**
 * A page of a board as its public link shows it: without prompts, models, seeds, settings, marks and names of files. The
 * addresses of the files belong to the link.
 */
export const sharedBoardSchema = z.object({
  name: z.string(),
  /** The name of the board's owner. */
  by: z.string(),
  expiresAt: z.iso.datetime(),
  hasDownloads: z.boolean(),
  /** How many items the board has in all. */
  count: z.number(),
  /** The newest first. `number`: the position on the board, from 1. */
  items: z.array(z.object({ number: z.number(), media: studioMediaSchema })),
  /** Goes into `startingAt` for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type SharedBoard = z.infer<typeof sharedBoardSchema>;
export type SharedItem = SharedBoard['items'][number];
