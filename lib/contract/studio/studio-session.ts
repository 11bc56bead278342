import { z } from 'zod';

/** A browser in which a person is logged in. */
export const studioSessionSchema = z.object({
  id: z.string(),
  /** Whether the request came from this browser. */
  isCurrent: z.boolean(),
  /** The browser's `User-Agent`; empty when it sent none. */
  userAgent: z.string(),
  /** The IP address of the login; null when it is unknown. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The last request, to the minute. */
  lastSeenAt: z.iso.datetime(),
});
export type StudioSession = z.infer<typeof studioSessionSchema>;
