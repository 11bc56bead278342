import { z } from 'zod';
import { boardAccesses } from './board-access.ts';
import { personNameSchema } from './person.ts';

/** The most people with whom a board is shared by name. */
export const mostBoardMembers = 100;

const accessSchema = z.enum(boardAccesses, 'Choose view or edit.');

/** With whom a board is shared, besides its owner. */
export const boardSharingSchema = z.object({
  /** What everyone in the studio may do with it; null for nothing. */
  everyone: accessSchema.nullable(),
  /** The people with whom it is shared by name, who may still log in. */
  members: z.array(z.object({ person: personNameSchema, access: accessSchema })),
});
export type BoardSharing = z.infer<typeof boardSharingSchema>;

/** A new sharing of a board, which replaces the one before. */
export const boardSharingChangeSchema = z.strictObject({
  everyone: z.enum(boardAccesses, 'Choose view, edit or null.').nullable(),
  members: z
    .array(
      z.strictObject({ personId: z.uuid('This must be the id of a person.'), access: accessSchema }),
      'members must be a list.',
    )
    .max(
      mostBoardMembers,
      `A board is shared with at most ${mostBoardMembers} people. Share it with everyone instead.`,
    ),
});
export type BoardSharingChange = z.infer<typeof boardSharingChangeSchema>;
