import { z } from 'zod';
import { mediaList } from './media-fields.ts';

/** The prompt field of models with a prompt. `example` prefills an empty form. */
export function promptField(meta: { description: string; example: string }) {
  return z
    .string()
    .trim()
    .min(1, 'enter a prompt')
    .max(32_000)
    .meta({ title: 'Prompt', description: meta.description, 'x-workbench-default': meta.example });
}

/** The random seed. Without one, the service picks one and returns it in the record. */
export const seedField = z.int().min(0).max(2_147_483_647).optional().meta({
  title: 'Seed',
  description: 'The same seed and settings give the same result. Leave empty for a random seed.',
});

/** Images that the prompt can cite. */
export function referencesField(most: number) {
  const description = `Up to ${most} images, numbered in list order.`;
  return mediaList('image', { min: 0, max: most }, { title: 'References', description }).optional();
}

/** One of a few values, shown as buttons side by side. */
export function choiceField<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  meta: { title: string; description?: string; 'x-next-to'?: string },
) {
  return z
    .enum(values)
    .default(fallback)
    .meta({ ...meta, renderType: values.length <= 5 ? 'button-group' : undefined });
}

/** An on-off switch. */
export function switchField(fallback: boolean, meta: { title: string; description: string; 'x-next-to'?: string }) {
  return z.boolean().default(fallback).meta(meta);
}

/** The result's aspect ratio, shown as frames. */
export function aspectRatioField<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  description?: string,
) {
  return z
    .enum(values)
    .default(fallback)
    .meta({ title: 'Aspect ratio', ...(description === undefined ? {} : { description }) });
}

/** The aspect ratios of IE-6, IE-7 and IE-8: the usual ones, and strips up to 8:1. */
export const wideRatios = [
  'auto',
  '1:1',
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '4:5',
  '5:4',
  '21:9',
  '4:1',
  '1:4',
  '8:1',
  '1:8',
] as const;

/** Labels for aspect ratios that include `auto`. */
export const autoRatioDescription =
  'Auto uses the aspect ratio of the first reference. Without a reference, the prompt decides.';

/** The number of results of one request. */
export function numImagesField(most: number) {
  return z.int().min(1).max(most).default(1).meta({
    title: 'Images',
    description: 'How many different images to generate from the prompt. Each gets its own seed, derived from yours.',
  });
}

/** Whether the result has a watermark. */
export const watermarkField = switchField(false, {
  title: 'Watermark',
  description: 'Adds a small mark at the bottom right that says where the result comes from.',
});

/** The file format of an image. */
export function imageFormatField<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  description?: string,
) {
  return choiceField(values, fallback, { title: 'Format', ...(description === undefined ? {} : { description }) });
}

/** Whether a video has audio. */
export const audioSwitch = switchField(true, {
  title: 'Audio',
  description:
    'Generates wind, water, rain, street noise or music to match the scene. No speech. When off, the video has no audio track.',
});

/** Whether to enrich a short prompt. */
export const expansionSwitch = switchField(true, {
  title: 'Expand prompt',
  description:
    'Adds light, weather and detail that the prompt leaves open, chosen by the seed. When off, only what you wrote is drawn. Uses rules, not a language model.',
});

/** How many compositions to compare. */
export function thinkingLevelField<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  return choiceField(values, fallback, {
    title: 'Thinking',
    description:
      'How many compositions are sketched and compared before the best one is drawn. Higher levels take longer. No reasoning model is involved.',
  });
}

/** Search switches of models that use web search, which the built-in renderer does not have. */
export function searchSwitch(title: string) {
  return switchField(false, {
    title,
    description: 'The built-in renderer has no web access. When on, it compares one more composition instead.',
  });
}

/** A video's duration in whole seconds, within bounds. */
export function durationField(least: number, most: number, fallback: number) {
  return z
    .int()
    .min(least)
    .max(most)
    .default(fallback)
    .meta({ title: 'Duration', 'x-unit': 's', 'x-next-to': 'resolution' });
}
