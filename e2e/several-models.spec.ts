import { type Page, expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';

interface Sent {
  key: string | undefined;
  batch: string | undefined;
  body: Record<string, unknown>;
}

/** Submissions from now on; `refuse` may answer instead of the studio. */
async function watchQueue(page: Page, refuse: (sent: Sent, tries: number) => boolean = () => false): Promise<Sent[]> {
  const seen: Sent[] = [];
  await page.route('**/api/ai/queue', async (route) => {
    const headers = route.request().headers();
    const body = route.request().postDataJSON() as Record<string, unknown>;
    const sent = { key: headers['idempotency-key'], batch: headers['easel-batch'], body };
    seen.push(sent);
    const tries = seen.filter((one) => one.body['model'] === body['model']).length;
    if (refuse(sent, tries)) {
      await route.fulfill({
        status: 402,
        json: { error: { type: 'insufficient_credits', detail: 'The purse is empty.' } },
      });
    } else await route.continue();
  });
  return seen;
}

function severalPanel(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Compare models' });
  return {
    dialog,
    model: (id: string) => dialog.getByRole('checkbox', { name: new RegExp(`\\b${id}\\b`) }),
    plans: dialog.getByRole('region', { name: 'Settings for each model' }),
    foot: dialog.getByText(/^(One|\d+) generations?/),
    open: async () => {
      await page.getByRole('button', { name: 'Compare models' }).click();
      await expect(dialog).toBeVisible();
    },
  };
}

test('user can run one prompt on several models, see the request of each, and retry the failed one', async ({
  page,
}) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('a windmill in a tulip field');
  const seen = await watchQueue(page, ({ body }, tries) => body['model'] === 'ig-2' && tries === 1);
  const several = severalPanel(page);
  await several.open();
  await expect(several.model('ie-10')).toHaveAttribute('aria-disabled', 'true');
  await expect(several.dialog.getByText(/^Needs /).first()).toBeVisible();
  const search = several.dialog.getByRole('searchbox');
  await search.press('ArrowDown');
  await expect(several.dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await several.model('ig-2').check();
  await several.model('ie-1').check();
  await expect(several.plans.getByRole('listitem').filter({ hasText: 'kept' })).toHaveCount(2);
  await expect(several.foot).toContainText('3 generations');
  const variants = several.dialog.getByRole('radiogroup', { name: 'Variants for each model' });
  await variants.getByRole('radio', { name: '2' }).click();
  await expect(several.foot).toContainText('6 generations · Free on this machine');
  await variants.getByRole('radio', { name: '1' }).click();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await several.dialog.getByRole('button', { name: 'Generate 3' }).dblclick();

  await expect(several.dialog.getByText('The purse is empty.')).toBeVisible();
  await expect(several.dialog.getByText('2 of 3 sent, 1 not sent.')).toBeVisible();
  await several.dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(several.dialog).toBeHidden();

  expect(seen.map(({ body }) => String(body['model'])).toSorted()).toEqual(['ie-1', 'ig-1', 'ig-2', 'ig-2']);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(4);
  expect(new Set(seen.map(({ batch }) => batch)).size).toBe(1);
  const answer = await page.request.get('/api/studio/jobs?limit=10');
  const { jobs } = (await answer.json()) as { jobs: { batchId: string; model: string }[] };
  const made = jobs.filter(({ batchId }) => batchId === seen[0]?.batch).map(({ model }) => model);
  expect(made.toSorted()).toEqual(['ie-1', 'ig-1', 'ig-2']);
});

test('user who runs a prompt on several models during an upload gets it sent when the upload completes', async ({
  page,
}) => {
  const arrive = Promise.withResolvers<void>();
  await page.route('**/api/studio/uploads', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  const create = createPage(page);
  await create.choose('ie-9');
  const seen = await watchQueue(page, () => true);
  await create.prompt.fill('a tulip like image 1');
  const choosing = page.waitForEvent('filechooser');
  await create.request.getByRole('button', { name: 'References Drop, paste or pick' }).click();
  await (await choosing).setFiles(samplePhotograph());
  const several = severalPanel(page);
  await several.open();
  await several.model('ie-7').check();
  await several.dialog.getByRole('button', { name: 'Generate 2' }).click();
  await expect(several.dialog.getByText(/Waiting for an upload/)).toBeVisible();
  expect(seen).toEqual([]);

  arrive.resolve();
  await expect(several.dialog.getByText('Nothing was sent.')).toBeVisible();
  expect(seen.map(({ body }) => String(body['model'])).toSorted()).toEqual(['ie-7', 'ie-9']);
  for (const { body } of seen) expect(body['input_image']).toHaveLength(1);
});

test('user can set how many generations and images a press creates', async ({ page }) => {
  const create = createPage(page);
  await page.addInitScript(() => {
    localStorage.setItem('easel:draft:ie-2', JSON.stringify({ prompt: 'a tulip', num_images: 3 }));
  });
  await create.choose('ie-2');
  await create.variants(2).click();
  await expect(create.request.getByText(/2 generations, 3 images each .*: 6 in total/)).toBeVisible();
});
