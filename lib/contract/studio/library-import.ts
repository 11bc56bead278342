import { z } from 'zod';

/** A file of a zip that could not be imported, and why. */
export const importIssueSchema = z.object({ name: z.string(), message: z.string() });
export type ImportIssue = z.infer<typeof importIssueSchema>;

/** The progress of a zip import. */
export const libraryImportSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `failed`: it ended before the whole zip was read, `message` says why; what was imported until then stays. */
  state: z.enum(['running', 'done', 'failed']),
  /** Media in the zip; null before it was opened. */
  total: z.number().nullable(),
  added: z.number(),
  /** Files that were in the studio already. */
  known: z.number(),
  refused: z.number(),
  /** The first of the refused ones. */
  faults: z.array(importIssueSchema),
  message: z.string().nullable(),
});
export type LibraryImport = z.infer<typeof libraryImportSchema>;
