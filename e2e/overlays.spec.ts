import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { make, upload } from './support/make-files.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph, sampleVideo } from './support/sample-media.ts';
import { shotOf, storyboardPage } from './support/storyboard-page.ts';

/** What announces that it opens something: popovers, panels, sheets and lists. */
const openers = 'button[aria-haspopup]:not([disabled]), button[role="combobox"]:not([disabled])';
const overlays = ['dialog', 'listbox', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"], main *)`)
  .join(', ');

/** The name of a button, without what it is about: `Actions: A pier` is one of many alike. */
const kindOf = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent.trim()).replace(/^(About|Actions|Details).*|[:“].*$/, '$1');

/** Checks what has opened in light and dark, and expects the focus where it was after Escape. */
async function expectOverlay(page: Page, name: string): Promise<void> {
  await expect(page.locator(overlays).first(), name).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const coloursAlone = colorScheme === 'dark';
    await expectNoViolations(page, { within: overlays, coloursAlone, name: `${name}, ${colorScheme}` });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.keyboard.press('Escape');
  await expect(page.locator(overlays), `${name} is closed`).toHaveCount(0);
}

/** Opens by Enter each kind of overlay of the page that no page before had. */
async function expectEachOpens(page: Page, seen: Set<string>): Promise<void> {
  const all = page.locator(openers).filter({ visible: true });
  for (let index = 0; index < (await all.count()); index += 1) {
    const opener = all.nth(index);
    const name = await opener.evaluate(kindOf);
    if (seen.has(name)) continue;
    seen.add(name);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectOverlay(page, name);
    await expect(opener, `${name} has the focus again`).toBeFocused();
  }
}

test('user can open and leave the overlays of each screen by keys, in light and dark', async ({ page }) => {
  const id = await make(page, { model: 'ig-1', prompt: 'A pier', width: 128, height: 128, seed: 5 });
  const photograph = await upload(page, samplePhotograph());
  const { id: video } = await upload(page, await sampleVideo());
  const storyboard = await storyboardPage(page).put({ shots: [shotOf('One')] });
  const { id: thrown } = await upload(page, samplePhotograph(90, 60));
  const studio = '/api/studio/library';
  await page.request.post(`${studio}/boards`, { data: { name: 'Piers' } });
  const trash = { selection: { ids: [thrown] }, change: { do: 'trash' } };
  await page.request.post(`${studio}/changes`, { data: trash });
  const seen = new Set<string>();
  for (const path of [
    '/?model=ig-1',
    `/?model=ie-1&field=input_images&media=${id},${photograph.id}`,
    '/?model=v-9',
    `/library/${id}`,
    `/library/${video}`,
    `/library/compare?ids=${id},${photograph.id}`,
    '/library',
    '/library?trash=1',
    '/models',
    `/storyboards/${storyboard}`,
    '/fine-tunes',
    '/fine-tunes/acme/lamps?new&learn=voice',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
    if (path === '/library') await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expectEachOpens(page, seen);
  }

  // The menu of an item.
  await page.goto('/library');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await hydrated(page);
  await grid.focus();
  await page.keyboard.press('Shift+F10');
  const rating = page.getByRole('menuitem', { name: 'Rating' });
  await rating.press('ArrowRight');
  await expect(page.getByRole('menuitemcheckbox', { name: '5 stars' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(rating).toBeHidden();

  // Dialogs of buttons that announce none, and of a menu that closes as its dialog opens.
  await page.goto('/storyboards');
  await hydrated(page);
  const script = page.getByRole('button', { name: 'Paste a script' });
  await script.press('Enter');
  await expectOverlay(page, 'script');
  await expect(script).toBeFocused();
  await page.goto('/?model=ig-1');
  await hydrated(page);
  const files = page.getByRole('button', { name: 'Files and lists' });
  for (let time = 1; time <= 2; time += 1) {
    await files.press('Enter');
    await page.getByRole('dialog', { name: 'Files and lists' }).getByRole('button').last().press('Enter');
    await expect(page.getByRole('dialog', { name: 'Prompt list' })).toBeVisible();
    await expectOverlay(page, 'prompt list');
    await expect(files, `the list, opened ${time} times`).toBeFocused();
  }
});
