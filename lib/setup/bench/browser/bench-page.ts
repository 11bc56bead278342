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

/**
 * Adds a model for each wild schema to the service's models, and one with sixty fields.
 *
 * @param onServe awaited before a model is served
 */
export async function offerWildModels(page: Page, onServe: () => Promise<void> = async () => {}): Promise<string[]> {
  const files = await readdir(wildSchemas);
  const read = await Promise.all(
    files.map(async (file): Promise<[string, JsonObject]> => [
      file.replace('.json', ''),
      JSON.parse(await readFile(`${wildSchemas}/${file}`, 'utf8')) as JsonObject,
    ]),
  );
  const models = [...read, ['sixty-fields', sixtyFields()] as const].map(([name, schema]) => ({
    id: `wild/${name}`,
    display_name: `wild/${name}`,
    endpoint: '/images/generate',
    json_request_schema: schema,
  }));
  for (const model of models) {
    await page.route(`**/api/ai/models/${model.id}`, async (route) => {
      await onServe();
      await route.fulfill({ json: model });
    });
  }
  return models.map(({ id }) => id);
}

/** A schema of sixty fields of every kind, with lists of objects that contain lists. */
function sixtyFields(): JsonObject {
  const point = { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } } };
  const kinds: JsonObject[] = [
    { type: 'string', maxLength: 200 },
    { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    { type: 'boolean', default: false },
    { type: 'string', enum: ['low', 'medium', 'high'], default: 'medium' },
    { type: 'string', format: 'uri', title: 'Image URL' },
    { type: 'array', items: { type: 'string' } },
    {
      type: 'array',
      minItems: 1,
      default: [{ name: 'Start', points: [{ x: 1, y: 2 }] }],
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, points: { type: 'array', items: point, maxItems: 9 } },
      },
    },
    { anyOf: [{ type: 'string', enum: ['square', 'wide'] }, point] },
  ];
  const fields = Array.from({ length: 59 }, (_none, at): [string, JsonObject] => [
    `setting_${at + 1}`,
    { ...kinds[at % kinds.length], description: `What the setting ${at + 1} does to the result.` },
  ]);
  // Half of them are required, so that they are not folded.
  return {
    type: 'object',
    required: ['prompt', ...fields.filter((_field, at) => at % 2 === 0).map(([name]) => name)],
    properties: { prompt: { type: 'string' }, ...Object.fromEntries(fields) },
  };
}
