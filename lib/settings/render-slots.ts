import { cpus } from 'node:os';
import { wholeNumberSetting } from './read-settings.ts';

const defaultConcurrency = Math.max(1, Math.min(8, cpus().length));

/** The settings of the service's slots, which a studio on the same machine reads as well. */
export const renderSlotFields = {
  RENDER_CONCURRENCY: wholeNumberSetting(defaultConcurrency, 1),
  RENDER_VIDEO_CONCURRENCY: wholeNumberSetting(defaultConcurrency, 0),
};

/** How many images, and how many videos, a service with these settings renders at once while only one kind waits. */
export function readRenderSlots(values: { RENDER_CONCURRENCY: number; RENDER_VIDEO_CONCURRENCY: number }): {
  image: number;
  video: number;
} {
  const { RENDER_CONCURRENCY: image, RENDER_VIDEO_CONCURRENCY: video } = values;
  return { image, video: Math.min(image, video) };
}
