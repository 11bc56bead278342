import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './sample-media.ts';

/** The Create screen, in terms of its users. */
export interface CreatePage {
  request: Locator;
  image: Locator;
  jobs: Locator;
  prompt: Locator;
  /** The choice of so many generations of one press. */
  variants: (count: number) => Locator;
  /** Opens the form of a model. */
  choose: (model: string) => Promise<void>;
  /** Gives a media field a file, and waits until it is uploaded. */
  give: (field: string, file: SampleFile) => Promise<void>;
  /** The button that sends the form, whatever its task. */
  send: Locator;
  /** Presses the button that sends the form. */
  press: (button: string) => Promise<void>;
  /** Waits until the image of this prompt is on the stage and decoded, and returns its pixels. */
  shownImage: (prompt: string) => Promise<{ width: number; height: number }>;
  /** Waits until a video of this size is on the stage, and can play. */
  shownVideo: (size: { width: number; height: number }) => Promise<{ durationSeconds: number }>;
}

/** Drives the Create screen of the page. */
export function createPage(page: Page): CreatePage {
  const request = page.getByRole('region', { name: 'Request' });
  const image = page.getByRole('region', { name: 'Image' });
  return {
    request,
    image,
    jobs: page.getByRole('region', { name: 'Jobs' }),
    prompt: request.getByRole('textbox', { name: 'Prompt' }),
    variants: (count) =>
      request.getByRole('radiogroup', { name: 'Variants' }).getByRole('radio', { name: String(count) }),
    choose: async (model) => {
      await page.goto(`/?model=${model}`);
      // It is rendered only in the browser, after hydration.
      await expect(request.getByRole('group', { name: 'Model settings' })).toBeVisible();
    },
    give: async (field, file) => {
      const choosing = page.waitForEvent('filechooser');
      await request.getByRole('button', { name: `${field} Drop, paste or pick` }).click();
      await (await choosing).setFiles(file);
      await expect(request.getByRole('button', { name: `Replace… ${field}` })).toBeVisible();
    },
    // Only it shows its shortcut.
    send: request.getByRole('button').filter({ has: page.locator('kbd') }),
    press: async (button) => {
      await request.getByRole('button', { name: button, exact: true }).last().click();
    },
    shownImage: async (prompt) => {
      const shown = image.getByRole('img', { name: prompt });
      await expect(shown).toHaveJSProperty('complete', true);
      await expect.poll(() => shown.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
      return shown.evaluate((node: HTMLImageElement) => ({ width: node.naturalWidth, height: node.naturalHeight }));
    },
    shownVideo: async (size) => {
      const video = image.locator('video');
      const look = () =>
        video.evaluate((node: HTMLVideoElement) => ({
          isReady: node.readyState >= node.HAVE_CURRENT_DATA,
          width: node.videoWidth,
          height: node.videoHeight,
          durationSeconds: node.duration,
        }));
      await expect.poll(look).toMatchObject({ isReady: true, ...size });
      return look();
    },
  };
}
