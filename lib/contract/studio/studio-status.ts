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

/** What the Settings screen and the live dot show. Never a key, nor anything derived from one. */
export const studioStatusSchema = z.object({
  upstream: z.object({
    origin: z.string(),
    /**
     * The prefix of the API's paths: the origin, and the path of a service that is mounted below one. No slash at the
     * end.
     */
    baseUrl: z.string(),
    isEmbedded: z.boolean(),
    hasKey: z.boolean(),
  }),
  link: upstreamLinkSchema,
  storage: z.object({ kind: z.enum(['folder', 's3']), bytesUsed: z.number(), files: z.number() }),
  limits: z.object({
    uploadBytes: z.number(),
    /**
     * Generations of one engine that may be sent, queued or running upstream at once; more wait in the studio's queue.
     * Null for as few as keep the slots busy.
     */
    inFlight: z.number().nullable(),
    /** How many images, and how many videos, the embedded service renders at once; null for another service. */
    slots: z.object({ image: z.number(), video: z.number() }).nullable(),
  }),
  /** The text service that helps with prompts, and its model; null where none is set. */
  promptHelp: z.object({ origin: z.string(), model: z.string() }).nullable(),
  /** Whether the studio requires a login, so that Settings offers to log out. */
  hasLogin: z.boolean(),
  version: z.string(),
});
export type StudioStatus = z.infer<typeof studioStatusSchema>;
