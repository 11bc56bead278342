import { z } from 'zod';

/** How the studio follows the upstream: by its event stream, by polling, or not at all. */
export const upstreamLinkSchema = z.object({
  state: z.enum(['live', 'polling', 'offline']),
  /** Since when, ISO 8601. */
  since: z.iso.datetime(),
  /** Why it is not live; null when it is. */
  reason: z.string().nullable(),
});
export type UpstreamLink = z.infer<typeof upstreamLinkSchema>;

/** What the Settings screen and the live dot show. Never a key, nor anything to derive one from. */
export const studioStatusSchema = z.object({
  upstream: z.object({
    origin: z.string(),
    /** What stands before the API's paths: the origin, and a path where the service lies below one. No slash at its end. */
    baseUrl: z.string(),
    isEmbedded: z.boolean(),
    hasKey: z.boolean(),
  }),
  link: upstreamLinkSchema,
  storage: z.object({ kind: z.enum(['folder', 's3']), bytesUsed: z.number(), files: z.number() }),
  limits: z.object({
    uploadBytes: z.number(),
    /** Generations that may be sent, queued or at work at once; more wait in the line. */
    inFlight: z.number(),
  }),
  /** Whether it demands a login, so that one can log out. */
  hasLogin: z.boolean(),
  version: z.string(),
});
export type StudioStatus = z.infer<typeof studioStatusSchema>;
