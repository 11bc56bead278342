import { z } from 'zod';
import { personNameSchema } from './person.ts';
import { commentLimits, verdicts } from './review-limits.ts';

const verdictSchema = z.enum(verdicts);

/** What one person said of an item. */
export const itemVerdictSchema = z.object({
  person: personNameSchema,
  verdict: verdictSchema,
  decidedAt: z.iso.datetime(),
});
export type ItemVerdict = z.infer<typeof itemVerdictSchema>;

/** The verdicts on the items of a board, the newest first, and how many comments items have that have any. */
export const boardReviewsSchema = z.object({
  verdicts: z.array(itemVerdictSchema.extend({ itemId: z.uuid() })),
  commentCounts: z.array(z.object({ itemId: z.uuid(), count: z.number() })),
});
export type BoardReviews = z.infer<typeof boardReviewsSchema>;

/** A comment on an item. */
export const boardCommentSchema = z.object({
  id: z.uuid(),
  person: personNameSchema,
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** When its text was last changed; null for never. */
  editedAt: z.iso.datetime().nullable(),
  /** Whether the person who asks may change it, and whether they may delete it. */
  mayChange: z.boolean(),
  mayDelete: z.boolean(),
});
export type BoardComment = z.infer<typeof boardCommentSchema>;

/** What people said of one item on a board: comments in the order in which they were written, verdicts by name. */
export const itemReviewsSchema = z.object({
  comments: z.array(boardCommentSchema),
  verdicts: z.array(itemVerdictSchema),
});
export type ItemReviews = z.infer<typeof itemReviewsSchema>;

/** One's own verdict; null takes it back. */
export const ownVerdictSchema = z.strictObject({
  verdict: z.union([verdictSchema, z.null()], 'verdict must be yes, no, change or null.'),
});

const textNeeded = 'Enter a comment.';

/** The text of a comment of one's own. */
export const ownCommentSchema = z.strictObject({
  text: z
    .string(textNeeded)
    .normalize('NFC')
    .trim()
    .min(1, textNeeded)
    .max(commentLimits.text, `Use at most ${commentLimits.text.toLocaleString('en')} characters.`),
});
