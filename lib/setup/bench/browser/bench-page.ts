import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright';
import type { JsonObject } from '../../../contract/model.ts';
import { chromiumFlags } from '../../prepare/chromium-flags.mjs';
import { findChromium } from '../../prepare/find-chromium.mjs';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../../test/run-easel.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const wildSchemas = fileURLToPath(new URL('../../../schema-form/testing/wild-schemas', import.meta.url));

/** A page of the built studio to measure. */
export interface BenchPage {
  easel: RunningEasel;
  /** The programs' data directory. */
  dataDirectory: string;
  page: Page;
  devtools: CDPSession;
}

/** Runs the built programs on a new data directory and opens a new page. */
export async function withBenchPage<Result>(measure: (bench: BenchPage) => Promise<Result>): Promise<Result> {
  const directory = await createTemporaryDataDirectory();
  try {
    const easel = await runEasel({ dataDirectory: directory.path });
    const browser = await chromium.launch({ executablePath: findChromium(root) ?? undefined, args: chromiumFlags });
    try {
      const context = await browser.newContext({ baseURL: easel.url, viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      return await measure({ easel, dataDirectory: directory.path, page, devtools: await context.newCDPSession(page) });
    } finally {
      await browser.close();
      await easel.stop();
    }
  } finally {
    await directory.remove();
  }
}

/** Adds a model for each wild schema to the service's models. */
export async function offerWildModels(page: Page): Promise<string[]> {
  const files = await readdir(wildSchemas);
  const models = await Promise.all(
    files.map(async (file) => {
      const id = `wild/${file.replace('.json', '')}`;
      const schema = JSON.parse(await readFile(`${wildSchemas}/${file}`, 'utf8')) as JsonObject;
      return { id, display_name: id, endpoint: '/images/generate', json_request_schema: schema };
    }),
  );
  for (const model of models) {
    await page.route(`**/api/ai/models/${model.id}`, (route) => route.fulfill({ json: model }));
  }
  return models.map(({ id }) => id);
}
