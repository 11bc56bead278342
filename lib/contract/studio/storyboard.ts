import { z } from 'zod';
import { studioJobSchema } from './studio-job.ts';
import { studioMediaSchema } from './studio-media.ts';
import { storyboardLimits } from './storyboard-limits.ts';

const address = z.string().min(1).max(4_000);
/** The path of a file that the studio stores. */
const ownFile = z.string().regex(/^\/api\/studio\/media\/[\da-f-]{36}$/);

/**
 * A frame that a shot starts or ends with.
 * - `media`: an image, by its address.
 * - `generated`: the result of a take that generates an image.
 * - `previous`: the last frame of the shot before.
 * - `next`: the first frame of the shot after.
 */
export const storyboardFrameSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('media'), address }),
  z.object({ kind: z.literal('generated'), take: z.uuid() }),
  z.object({ kind: z.literal('previous') }),
  z.object({ kind: z.literal('next') }),
]);
export type StoryboardFrame = z.infer<typeof storyboardFrameSchema>;

/** One shot. */
export const storyboardShotSchema = z.object({
  id: z.uuid(),
  prompt: z.string().max(storyboardLimits.promptLength),
  /** Null for the model's default. */
  seconds: z.number().positive().max(600).nullable(),
  firstFrame: storyboardFrameSchema.nullable(),
  lastFrame: storyboardFrameSchema.nullable(),
  /** The chosen take; null for the newest that succeeded. */
  take: z.uuid().nullable(),
  /** A video of the library that is the shot, instead of a take; storyboards of earlier versions have none. */
  clip: ownFile.nullable().default(null),
});
export type StoryboardShot = z.infer<typeof storyboardShotSchema>;

/** What a person edits. */
export const storyboardContentSchema = z.object({
  name: z.string().max(storyboardLimits.nameLength),
  /** The model of the shots; null until one is chosen. */
  model: z.string().max(300).nullable(),
  /** The model that generates frames. */
  imageModel: z.string().max(300).nullable(),
  /** The values of the settings that all shots share, as typed in the video model's form. */
  settings: z.record(z.string(), z.unknown()),
  /** Addresses of images that models get as references. */
  references: z.array(address).max(storyboardLimits.references),
  shots: z.array(storyboardShotSchema).max(storyboardLimits.shots),
});
export type StoryboardContent = z.infer<typeof storyboardContentSchema>;

/** Stores a storyboard: `revision` is the one that was edited, 0 for a new storyboard. */
export const storyboardBodySchema = z.object({ revision: z.int().min(0), content: storyboardContentSchema });

/** A stored storyboard. Each change raises its revision. */
export const storyboardSchema = z.object({
  id: z.uuid(),
  revision: z.int(),
  content: storyboardContentSchema,
  updatedAt: z.iso.datetime(),
});
export type Storyboard = z.infer<typeof storyboardSchema>;

/** A storyboard as a list shows it. */
export const storyboardSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  shots: z.int(),
  /** Paths of small images of its first shots; null for a shot without one. */
  images: z.array(z.string().nullable()),
  updatedAt: z.iso.datetime(),
});
export type StoryboardSummary = z.infer<typeof storyboardSummarySchema>;

/** The storyboards, last changed first. */
export const storyboardListSchema = z.object({ storyboards: z.array(storyboardSummarySchema) });

/**
 * A frame of a take's request that something else provides.
 * - `take`: the image that a take generates, or the end of its video.
 * - `clip`: the first or last frame of a video of one's own.
 */
export const storyboardInputSchema = z.union([
  z.object({ name: z.string(), take: z.uuid() }),
  z.object({ name: z.string(), clip: ownFile, edge: z.enum(['start', 'end']) }),
]);
export type StoryboardInput = z.infer<typeof storyboardInputSchema>;

/**
 * One attempt at a shot, or at its first frame.
 * - `waiting`: it starts with a frame of another take, which is not there yet.
 * - `sent`: it is a job.
 * - `failed`, `cancelled`: it never became a job.
 */
export const storyboardTakeSchema = z.object({
  id: z.uuid(),
  shot: z.uuid(),
  purpose: z.enum(['shot', 'frame']),
  state: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
  /** Why it failed. */
  message: z.string().nullable(),
  /** The frames that it got, or waits for; `name` is the property of its request. */
  inputs: z.array(storyboardInputSchema),
  job: studioJobSchema.nullable(),
});
export type StoryboardTake = z.infer<typeof storyboardTakeSchema>;

/** One video of all shots: being written, or finished. */
export const storyboardExportSchema = z.object({
  id: z.uuid(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** The done share, 0 to 1. */
  progress: z.number(),
  /** Why it failed. */
  message: z.string().nullable(),
  media: studioMediaSchema.nullable(),
});
export type StoryboardExport = z.infer<typeof storyboardExportSchema>;

/** What runs and ran for a storyboard: takes in the order of their presses, and the newest export. */
export const storyboardWorkSchema = z.object({
  takes: z.array(storyboardTakeSchema),
  export: storyboardExportSchema.nullable(),
});
export type StoryboardWork = z.infer<typeof storyboardWorkSchema>;

/** Takes to start with one press, in order. The browser generates the ids, so that a repeated press starts nothing. */
export const storyboardTakesBodySchema = z.object({
  takes: z
    .array(z.object({ id: z.uuid(), shot: z.uuid(), purpose: z.enum(['shot', 'frame']) }))
    .min(1)
    .max(storyboardLimits.shots),
});
export type NewStoryboardTake = z.infer<typeof storyboardTakesBodySchema>['takes'][number];

/** How long shots will take to generate, as far as similar ones were generated before. */
export const storyboardEstimateSchema = z.object({
  /** Null where nothing similar is known. */
  seconds: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type StoryboardEstimate = z.infer<typeof storyboardEstimateSchema>;

/** Starts an export under an id from the browser. */
export const storyboardExportBodySchema = z.object({ id: z.uuid() });
