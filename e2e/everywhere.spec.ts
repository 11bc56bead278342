import { type Page, expect } from '@playwright/test';
import { isOpenJob } from '../lib/contract/studio/studio-job-status.ts';
import { studioJobListSchema } from '../lib/contract/studio/studio-job.ts';
import { weighFirstLoad } from '../lib/setup/bench/browser/first-load.ts';
import { commandMenu } from './support/command-menu.ts';
import { createPage } from './support/create-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { make } from './support/make-files.ts';
import { samplePhotograph } from './support/sample-media.ts';

const screens = [
  { path: '/', name: 'Create' },
  { path: '/library', name: 'Library' },
  { path: '/models', name: 'Models' },
  { path: '/storyboards', name: 'Storyboards' },
  { path: '/fine-tunes', name: 'Fine-tunes' },
  { path: '/engines', name: 'Engines' },
  { path: '/settings', name: 'Settings' },
];
/** From phones to large screens, and a window of 1440 × 900 at a zoom of 200 %. */
const sizes = [
  { width: 720, height: 450 },
  ...[390, 768, 1024, 1440, 1920, 2560].map((width) => ({ width, height: 900 })),
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('the first load of Create is little more than an empty page', async ({ easel }) => {
  const { ownKilobytes, emptyKilobytes } = await weighFirstLoad(easel.url);
  expect(ownKilobytes / emptyKilobytes).toBeLessThanOrEqual(1.35);
});

test('user can go everywhere by the command menu, without a mouse', async ({ page }) => {
  const commands = commandMenu(page);
  await page.goto('/');
  await expect(createPage(page).prompt).toBeVisible();
  for (const { name } of [...screens.slice(1), { name: 'Create' }]) {
    await commands.open();
    await commands.choose(name.toLowerCase(), name);
    await expect(heading(page, name)).toBeAttached();
  }

  // Letters may be left out; the form shows the chosen model.
  await commands.open();
  await commands.choose('ie-10', 'Single edit');
  await expect(page).toHaveURL(/model=ie-10/);

  // A command of the screen, and back to where the focus was.
  const { prompt } = createPage(page);
  // The form of the chosen model replaces the one before just after the address.
  await expect(prompt).toHaveAttribute('placeholder', 'What to change.');
  await prompt.focus();
  await commands.open();
  const second = commands.menu.getByRole('option').nth(1);
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(commands.field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(commands.menu).toBeHidden();
  await expect(prompt).toBeFocused();

  await commands.open();
  await commands.choose('dark', 'Dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await commands.open();
  await commands.choose('system theme', 'System theme');

  await commands.open();
  await page.keyboard.type('an owl nobody painted');
  await expect(commands.menu.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/library\?q=an\+owl\+nobody\+painted/);
});

test('user can apply a preset, open a job and start an import by the command menu', async ({ page }) => {
  const commands = commandMenu(page);
  const made = await page.request.post('/api/ai/queue', {
    data: { model: 'ig-1', prompt: 'A heron in the reeds', width: 256, height: 256, seed: 3 },
  });
  const job = made.headers()['easel-job'] ?? '';
  const preset = `/api/studio/presets/${crypto.randomUUID()}`;
  await page.request.put(preset, { data: { model: 'ig-1', name: 'Marshland', values: { prompt: 'A marsh at dawn' } } });

  const create = createPage(page);
  await create.choose('ig-1');
  await commands.open();
  await commands.choose('marshl', 'Marshland');
  await expect(create.prompt).toHaveValue('A marsh at dawn');

  for (const panel of ['As code', 'Compare models']) {
    await commands.open();
    await commands.choose(panel.toLowerCase(), panel);
    const dialog = page.getByRole('dialog', { name: panel });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await commands.open();
  await commands.choose('heron', 'A heron in the reeds');
  await expect(page).toHaveURL(new RegExp(`job=${job}`));
  await create.shownImage('A heron in the reeds');

  const choosing = page.waitForEvent('filechooser');
  await commands.open();
  await commands.choose('import', 'Import');
  await choosing;
  await expect(page).toHaveURL(/\/library/);
  await page.request.delete(preset);
});

test('the commands of the screen are in the menu while presets are loading', async ({ page }) => {
  const commands = commandMenu(page);
  const released = Promise.withResolvers<void>();
  await page.route(/\/api\/studio\/presets/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await createPage(page).choose('ig-1');
  await commands.open();
  await commands.choose('compare', 'Compare models');
  await expect(page.getByRole('dialog', { name: 'Compare models' })).toBeVisible();
  await expect(page).toHaveURL(/model=ig-1/);
  released.resolve();
});

test('user can read every shortcut, and type text without triggering one', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await hydrated(page);
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  for (const place of ['Everywhere', 'Create', 'Jobs', 'Library', 'Models']) {
    await expect(sheet.getByRole('heading', { name: place, exact: true })).toBeVisible();
  }
  await sheet.getByRole('searchbox', { name: 'Search shortcuts' }).fill('swap');
  await expect(sheet.getByRole('definition')).toHaveText(['W']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.focus();
  await page.keyboard.type('?');
  await expect(create.prompt).toHaveValue(/\?/);
  await expect(sheet).toBeHidden();
});

test('no screen shifts while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A result of an earlier journey would shift the library when it arrives.
  const isAtRest = async () => {
    const { jobs } = studioJobListSchema.parse(await (await page.request.get('/api/studio/jobs')).json());
    return jobs.every(({ status }) => !isOpenJob(status));
  };
  await expect.poll(isAtRest).toBe(true);
  // Enough for the library to show its dates.
  for (let width = 300; width < 700; width += 20) {
    await page.request.post('/api/studio/uploads', {
      headers: { 'content-type': 'image/png', 'easel-file-name': 'hill.png' },
      data: samplePhotograph(width, 230).buffer,
    });
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, name } of [...screens, { path: '/settings/usage', name: 'Usage' }]) {
      await page.goto(path);
      await expect(heading(page, name)).toBeAttached();
      await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted, `${name} at ${width}`).toBeLessThan(0.02);
    }
  }
});

// A phone has these screens in a list.
for (const width of [1440, 720]) {
  test(`nothing of the rail moves when the engines are known: ${width}`, async ({ page }) => {
    const known = Promise.withResolvers<void>();
    await page.route('**/api/ai/engines', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/settings');
    await hydrated(page);
    const rail = page.getByRole('navigation', { name: 'Screens' });
    const parts = ['Create', 'Fine-tunes', 'Settings'].map((name) => rail.getByRole('link', { name, exact: true }));
    const boxes = () =>
      Promise.all([...parts, rail.getByRole('button', { name: 'Commands' })].map((part) => part.boundingBox()));
    const before = await boxes();
    known.resolve();
    await expect(rail.getByRole('link', { name: 'Engines' })).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}

for (const language of ['en', 'de']) {
  test(`every screen fits windows from 390 to 2560 pixels, and a zoom of 200 %: ${language}`, async ({
    page,
    easel,
  }) => {
    const result = await make(page, { model: 'ig-1', prompt: 'A hill', width: 512, height: 384 });
    await page.context().addCookies([{ name: 'easel-language', value: language, url: easel.url }]);
    const paths = [...screens.map(({ path }) => path), `/library/${result}`, '/nowhere', '/library/unknown'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await page.evaluate(findOverflow), `${path} at ${size.width}`).toEqual([]);
      }
    }
  });
}

for (const language of ['en', 'de']) {
  test(`all actions on a selection of a board are in reach at any width: ${language}`, async ({ page, easel }) => {
    const ids = [
      await make(page, { model: 'ig-1', prompt: 'A hill in spring', width: 384, height: 256 }),
      await make(page, { model: 'ig-1', prompt: 'A hill in autumn', width: 384, height: 256 }),
    ];
    const { request } = page;
    const made = await request.post('/api/studio/library/boards', { data: { name: `Hills ${language}` } });
    const { id: board } = (await made.json()) as { id: string };
    await request.post('/api/studio/library/changes', {
      data: { selection: { ids }, change: { do: 'add_to_board', board } },
    });
    await page.context().addCookies([{ name: 'easel-language', value: language, url: easel.url }]);
    await page.goto(`/library?board=${board}`);
    await expect(page.getByRole('gridcell')).toHaveCount(2);
    await page.getByRole('grid').focus();
    await page.keyboard.press('ControlOrMeta+a');
    const bar = page.getByRole('toolbar');
    // Clear, the five quick actions, send, star, marks, add to board, remove from board, compare, download and its
    // options, trash.
    await expect(bar.getByRole('button')).toHaveCount(15);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await page.evaluate(findOverflow), `selection at ${size.width}`).toEqual([]);
    }
    // The same for those selected one by one.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Space');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar.getByRole('button')).toHaveCount(15);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await page.evaluate(findOverflow), `two at ${size.width}`).toEqual([]);
    }
  });
}

test('nothing moves for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const commands = commandMenu(page);
  for (const { path } of screens) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const longestMs = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
      ),
    );
    expect(longestMs, path).toBeLessThanOrEqual(1);
  }
  await commands.open();
});

/** What is wider than its box: the page, a row whose last buttons are out of sight, the text of a button. */
function findOverflow(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('html, [role="toolbar"], [role="group"], main button')];
  return (
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      // On a phone the tasks are scrolled by a finger.
      .filter((element) => element.role !== 'group' || window.innerWidth >= 720)
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.tagName}: ${element.ariaLabel ?? element.innerText.slice(0, 40)}`)
  );
}
