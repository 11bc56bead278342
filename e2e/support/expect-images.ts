import { expect, type Locator } from '@playwright/test';

/** Waits until so many of the images are there and decoded. */
export async function expectImages(images: Locator, count: number): Promise<void> {
  const loaded = () =>
    images.evaluateAll((nodes) => nodes.filter((node) => (node as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(loaded).toBe(count);
}
