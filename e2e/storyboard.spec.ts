import { expect } from '@playwright/test';
import { seeVideo } from '../lib/media/testing/see-video.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { commandMenu } from './support/command-menu.ts';
import { libraryPage } from './support/library-page.ts';
import { upload } from './support/make-files.ts';
import { samplePhotograph, sampleVideo } from './support/sample-media.ts';
import { shotOf, storyboardPage } from './support/storyboard-page.ts';

/** The smallest that a model with frames makes: 25 frames of 720p. */
const small = { resolution: '720p', generate_audio: true };

test('user can chain shots, leave while they are generated, and export them as one video', async ({ page }, info) => {
  const storyboard = storyboardPage(page);
  await page.goto('/storyboards');
  await hydrated(page);
  await page.getByRole('button', { name: 'Paste a script' }).click();
  const script = page.getByRole('dialog', { name: 'Add shots from a script' });
  await script.getByRole('textbox', { name: 'Script' }).fill('1. A lighthouse at dusk\n2. The lamp lights up');
  await script.getByRole('button', { name: 'Create with 2 shots' }).click();
  await page.waitForURL(/\/storyboards\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';

  for (const number of [1, 2]) {
    await storyboard.card(number).click();
    await storyboard.panel.getByRole('spinbutton', { name: 'Length' }).fill('1');
  }
  await storyboard.panel.getByRole('radio', { name: 'Setup' }).click();
  await expect(storyboard.panel.getByRole('combobox', { name: 'Video model' })).toContainText('First to last frame');
  await storyboard.panel.getByRole('radio', { name: '720p' }).click();
  await storyboard.panel.getByRole('switch', { name: /^Continue from shot to shot/ }).click();
  await page.getByRole('textbox', { name: 'Name of the storyboard' }).fill('Lighthouse');
  await page.getByRole('button', { name: 'Generate 2 shots' }).click();
  await expect(storyboard.card(2)).toHaveAccessibleName(/Waiting$/);

  // The second shot waits on the server: nobody has to be there.
  await page.goto('about:blank');
  await expect
    .poll(async () => (await storyboard.work(id)).takes.map(({ job }) => job?.status ?? 'waiting'))
    .toEqual(['succeeded', 'succeeded']);
  await storyboard.open(id);
  await expect(storyboard.card(2)).toHaveAccessibleName(/Done$/);
  await expect(page.getByRole('button', { name: 'All shots are done' })).toBeDisabled();

  // What was changed is marked, and stays as it is until it is generated again.
  await storyboard.card(1).click();
  const length = storyboard.panel.getByRole('spinbutton', { name: 'Length' });
  await length.fill('2');
  await expect(storyboard.card(1)).toHaveAccessibleName(/Changed since this take$/);
  await expect(storyboard.card(2)).toHaveAccessibleName(/Done$/);
  await expect(storyboard.card(1)).toContainText('1 s');
  await expect(page.getByText(/^1 shot changed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate 1 changed shot' })).toBeEnabled();
  await length.fill('1');
  await expect(page.getByRole('button', { name: 'All shots are done' })).toBeDisabled();
  await storyboard.card(1).focus();

  await page.keyboard.press('Space');
  await expect(page.getByRole('slider', { name: 'Position in the storyboard' })).toHaveAttribute(
    'aria-valuetext',
    /^Shot 2/,
  );
  await expect(storyboard.player.getByRole('button', { name: 'Play all' })).toBeVisible();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export as one video' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const state = dialog.getByRole('status');
  // Without the percentage, which would be read aloud at each step.
  await expect(state).toHaveText(/^(?:Exporting the video|The video is in the library\.)$/);
  await expect(state).toHaveText('The video is in the library.');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Lighthouse.mp4');
  const path = info.outputPath('lighthouse.mp4');
  await download.saveAs(path);
  expect(await seeVideo(path)).toHaveLength(50);
  await expectNoViolations(page);
});

test('user can put clips of their own among the shots, and export them together', async ({ page }, info) => {
  const storyboard = storyboardPage(page);
  // Files of their own sizes: the same file under another name would be the one that is there.
  const still = { ...samplePhotograph(450, 300), name: 'pier at noon.png' };
  const clip = { ...(await sampleVideo(336, 188)), name: 'pier at night.mp4' };
  for (const file of [still, clip]) await upload(page, file);
  const library = libraryPage(page);
  await library.open('?q=pier');
  await library.tile('pier at noon').click({ modifiers: ['ControlOrMeta'] });
  await library.tile('pier at night').click({ modifiers: ['ControlOrMeta'] });
  const commands = commandMenu(page);
  await commands.open();
  await expect(commands.menu.getByRole('option', { name: 'Make a storyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await library.tile('pier at night').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Make a storyboard' }).click();
  await page.waitForURL(/\/storyboards\/[\da-f-]{36}$/);
  await expect(storyboard.card(1)).toHaveAccessibleName(/Not generated$/);
  await expect(storyboard.card(2)).toHaveAccessibleName('Shot 2: pier at night.mp4. Own clip');

  await page.getByRole('button', { name: 'Add clips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your own clips' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /pick videos/ }).click();
  await (await choosing).setFiles([{ ...(await sampleVideo(176, 320)), name: 'upright.mp4' }]);
  await dialog.getByRole('button', { name: 'Add 1 clip' }).click();
  await expect(storyboard.card(3)).toHaveAccessibleName('Shot 3: upright.mp4. Own clip');
  const source = storyboard.panel.getByRole('radiogroup', { name: 'Video of this shot' });
  await source.getByRole('radio', { name: 'Generate' }).click();
  await expect(storyboard.card(3)).toHaveAccessibleName(/no prompt\. Not generated$/);
  await source.getByRole('radio', { name: 'Own clip' }).click();
  await expect(storyboard.card(3)).toHaveAccessibleName('Shot 3: upright.mp4. Own clip');
  await expectNoViolations(page);

  await storyboard.card(2).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('slider', { name: 'Position in the storyboard' })).toHaveAttribute(
    'aria-valuetext',
    /^Shot 3/,
  );
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const exporting = page.getByRole('dialog', { name: 'Export as one video' });
  await expect(exporting.getByText('2 of 3 shots have a video. The others are left out.')).toBeVisible();
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('link', { name: 'Download' }).click();
  const path = info.outputPath('piers.mp4');
  await (await downloading).saveAs(path);
  const frames = await seeVideo(path);
  expect(frames).toHaveLength(40);
  expect(frames[0]).toMatchObject({ width: 336, height: 188 });
});

test('user can edit the row by keys, and undo', async ({ page }) => {
  const storyboard = storyboardPage(page);
  const id = await storyboard.put({ shots: ['One', 'Two', 'Three'].map((prompt) => shotOf(prompt)) });
  await storyboard.open(id);
  await storyboard.card(1).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(storyboard.prompts).toEqual(['Two', 'One', 'Three']);
  await storyboard.card(2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(storyboard.card(3)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(storyboard.prompts).toEqual(['Two', 'One']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(storyboard.prompts).toEqual(['Two', 'One', 'Three']);
  await storyboard.card(1).focus();
  await page.keyboard.press('ControlOrMeta+d');
  await expect.poll(storyboard.prompts).toEqual(['Two', 'Two', 'One', 'Three']);
  await storyboard.card(4).dragTo(storyboard.card(1));
  await expect.poll(storyboard.prompts).toEqual(['Three', 'Two', 'Two', 'One']);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(storyboard.prompts).toEqual(['Three', 'Two', 'Two', 'One']);
  // The focus stays on the button from shot to shot, and does not get lost with the last.
  const remove = storyboard.panel.getByRole('button', { name: 'Delete shot' });
  await remove.focus();
  for (const left of [3, 2, 1]) {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await storyboard.prompts()).length).toBe(left);
    await expect(remove).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add the first shot' })).toBeFocused();
});

test('user sees when another window changed the storyboard, and chooses a version', async ({ page, context }) => {
  const storyboard = storyboardPage(page);
  const id = await storyboard.put({ name: 'Before', shots: [shotOf('One')] });
  const other = await context.newPage();
  await storyboard.open(id);
  await storyboardPage(other).open(id);
  const name = page.getByRole('textbox', { name: 'Name of the storyboard' });
  // The first window hears nothing of the second.
  await page.route(`**/api/studio/storyboards/${id}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await other.getByRole('textbox', { name: 'Name of the storyboard' }).fill('Theirs');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await name.fill('Mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' });
  await expect(conflict).toBeVisible();
  await page.unroute(`**/api/studio/storyboards/${id}`);
  await conflict.getByRole('button', { name: 'Load the other version' }).click();
  await expect(name).toHaveValue('Theirs');
  await expect(conflict).toBeHidden();
});

test('user can start from images, generate a first frame, and see why a shot failed', async ({ page }) => {
  const storyboard = storyboardPage(page);
  const photograph = samplePhotograph(486, 324);
  const { id: image } = await upload(page, photograph);
  await page.goto(`/storyboards/new?media=${image}`);
  await page.waitForURL(/\/storyboards\/[\da-f-]{36}$/);
  await expect(storyboard.card(1)).toBeVisible();
  await expect(storyboard.panel.getByText('Write a prompt first.')).toBeVisible();
  const ownFrame = storyboard.panel.getByRole('group', { name: 'First frame' });
  await expect(ownFrame.getByRole('radio', { name: 'Image' })).toBeChecked();
  await expect(ownFrame.getByText(photograph.name)).toBeVisible();

  const id = await storyboard.put({ settings: small, shots: [shotOf('A red kite')] });
  await storyboard.open(id);
  const frame = storyboard.panel.getByRole('group', { name: 'First frame' });
  await frame.getByRole('radio', { name: 'Image' }).click();
  await frame.getByRole('button', { name: 'Generate from the prompt' }).click();
  await expect(frame.getByRole('img', { name: 'Generated first frame' })).toBeVisible();
  const { takes } = await storyboard.work(id);
  expect(takes[0]?.job?.request).toMatchObject({ model: 'ig-1', prompt: 'A red kite' });

  const broken = await storyboard.put({
    settings: { ...small, resolution: '4k', fps: 50 },
    shots: [shotOf('Too much')],
  });
  await storyboard.open(broken);
  await page.getByRole('button', { name: 'Generate 1 shot' }).click();
  await expect(storyboard.card(1)).toHaveAccessibleName(/Failed$/);
  await expect(storyboard.panel.getByRole('alert')).toContainText('4k supports up to 25 frames per second');
});

test('the storyboard works at 390 pixels, in the dark', async ({ page }) => {
  const storyboard = storyboardPage(page);
  const id = await storyboard.put({ shots: [shotOf('One'), shotOf('')] });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await storyboard.open(id);
  await expectNoViolations(page);
  await storyboard.card(2).click();
  await storyboard.panel.getByRole('textbox', { name: 'Prompt' }).fill('A harbour');
  await storyboard.panel.getByRole('button', { name: 'Move earlier' }).click();
  await storyboard.panel.getByRole('radio', { name: 'Setup' }).click();
  await expect(storyboard.panel.getByRole('combobox', { name: 'Video model' })).toBeVisible();
  await expectNoViolations(page);
  await storyboard.panel.getByRole('radio', { name: 'Shots' }).click();
  await expect.poll(storyboard.prompts).toEqual(['A harbour', 'One']);
});
