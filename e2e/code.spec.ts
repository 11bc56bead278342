import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page, expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test, type JourneyEasel } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';

const run = promisify(execFile);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function codePanel(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'As code' });
  return {
    dialog,
    code: dialog.getByRole('region', { name: 'Code', exact: true }),
    paste: dialog.getByRole('textbox', { name: 'Code to import' }),
    open: async () => {
      await page.getByRole('button', { name: 'As code' }).click();
      await expect(dialog).toBeVisible();
    },
    choose: async (choice: string) => dialog.getByRole('radio', { name: choice, exact: true }).click(),
    /** Copies, and returns the text of the clipboard. */
    copy: async () => {
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    },
  };
}

/** Runs copied code as its recipient would: with the key in a variable, and nothing else. */
async function runCode({ dataDirectory }: JourneyEasel, code: string, command: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-copied-'));
  try {
    const keys = JSON.parse(await readFile(join(dataDirectory, 'keys.json'), 'utf8')) as {
      mediaApiKey: string;
    };
    const path = join(folder, name);
    await writeFile(path, code);
    const env = { ...process.env, MEDIA_API_KEY: keys.mediaApiKey };
    return (await run(command, [path], { env })).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('user can copy the request as code that runs as pasted, with its image embedded', async ({ page, easel }) => {
  const create = createPage(page);
  await create.choose('ie-10');
  await create.prompt.fill("it's a winter's day");
  await create.give('Image', samplePhotograph());
  const panel = codePanel(page);
  await panel.open();
  await expect(panel.code).toContainText(`${easel.serviceUrl}/api/ai/queue`);
  await expect(panel.code).toContainText('$MEDIA_API_KEY');
  await expect(panel.dialog.getByText(/One image from this studio is embedded in the code/)).toBeVisible();
  const curl = await panel.copy();
  await panel.choose('TypeScript');
  await panel.choose('Sync');
  await expect(panel.code).toContainText('/api/ai/images/edit');
  const typescript = await panel.copy();
  await expectNoViolations(page, { within: '[role="dialog"]' });

  await page.keyboard.press('Escape');
  await panel.open();
  await expect(panel.dialog.getByRole('radio', { name: 'TypeScript' })).toBeChecked();

  const [queued, made] = await Promise.all([
    runCode(easel, curl, 'sh', 'call.sh'),
    runCode(easel, typescript, process.execPath, 'call.ts'),
  ]);
  expect(queued).toContain('"succeeded"');
  expect(made).toContain('images');
});

test('user can fill the form from a pasted call, read what did not fit, and undo it', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('a jetty in fog');
  const panel = codePanel(page);
  await panel.open();
  await panel.choose('Import from code');
  await panel.paste.fill('a jetty');
  await expect(panel.dialog.getByText(/No request found/)).toBeVisible();
  await panel.paste.fill(
    `curl -X POST "https://elsewhere.example/api/ai/videos/generate" ^\n -d "{\\"model\\": \\"v-7\\", \\"prompt\\": \\"waves roll in\\", \\"duration\\": 7, \\"style\\": \\"noir\\"}"`,
  );
  await expect(panel.dialog.getByRole('region', { name: 'Not used' })).toContainText('style');
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await panel.dialog.getByRole('button', { name: 'Fill the form' }).click();
  await expect(create.prompt).toHaveValue('waves roll in');
  expect(page.url()).toContain('model=v-7');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(create.prompt).toHaveValue('a jetty in fog');
});

test('user who pastes a whole call into the prompt is offered the form instead', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('a jetty in fog');
  const call = `requests.post(URL, headers=headers, json={"model": "ig-1", "prompt": "a windmill", "width": 512})`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), call);
  await create.prompt.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(create.prompt).toHaveValue(call);
  await create.request.getByRole('button', { name: 'Fill the form' }).click();
  await expect(create.prompt).toHaveValue('a windmill');
  await expect(create.request.getByText(/complete request/)).toBeHidden();
});
