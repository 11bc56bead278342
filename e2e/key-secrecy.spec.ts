import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Response } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test, type JourneyEasel } from './support/journey.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function readKey({ dataDirectory }: JourneyEasel): Promise<string> {
  const keys = JSON.parse(await readFile(join(dataDirectory, 'keys.json'), 'utf8')) as { mediaApiKey: string };
  expect(keys.mediaApiKey.length).toBeGreaterThan(16);
  return keys.mediaApiKey;
}

/** Settings that are read where the key is read. Sentences of the screens name the key's own, and STUDIO_PASSWORD. */
const settingsBesideKey = ['DATABASE_URL', 'STUDIO_BODIES_LIMIT_MB', 'OIDC_CLIENT_SECRET', 'MEDIA_API_SEND_USER'];

async function readFiles(...folders: string[]): Promise<Buffer[]> {
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  return Promise.all(
    entries.flat().flatMap((entry) => (entry.isFile() ? [readFile(join(entry.parentPath, entry.name))] : [])),
  );
}

function settingsNamedIn(files: Buffer[]): string[] {
  return settingsBesideKey.filter((name) => files.some((file) => file.includes(name)));
}

test('the key is in no byte that a browser receives', async ({ page, easel }) => {
  const key = await readKey(easel);
  const received: { url: string; bytes: Promise<Buffer> }[] = [];
  const record = (response: Response) => {
    const { url, headers } = { url: response.url(), headers: JSON.stringify(response.headers()) };
    expect(headers).not.toContain(key);
    // A stream has no end to wait for; its events are read below.
    if (url.endsWith('/api/events')) return;
    // A body that the page did not read, or discarded, is requested again.
    const readAgain = async () => (await page.request.fetch(response.request())).body();
    received.push({ url, bytes: response.body().catch(readAgain) });
  };
  page.on('response', record);

  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('A key under a mat');
  await create.press('Generate');
  await create.shownImage('A key under a mat');
  for (const path of ['/fine-tunes', '/settings', '/nowhere']) await page.goto(path);
  for (const path of ['/api/studio/status', '/api/studio/jobs', '/api/ai/models', '/api/ai/queue', '/api/ai/nothing']) {
    received.push({ url: path, bytes: page.request.get(path).then((response) => response.body()) });
  }

  // Requests that are still open would be read after the end of the test.
  page.off('response', record);
  expect(received.length).toBeGreaterThan(20);
  const bodies = await Promise.all(received.map(async ({ url, bytes }) => ({ url, bytes: await bytes })));
  for (const { url, bytes } of bodies) expect(bytes.includes(key), url).toBe(false);
});

test('the key is in no event of the relayed stream', async ({ easel }) => {
  const key = await readKey(easel);
  const leave = new AbortController();
  const response = await fetch(`${easel.url}/api/events`, { signal: leave.signal });
  await fetch(`${easel.url}/api/ai/queue`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'ig-1', prompt: 'A quiet harbour', width: 128, height: 128 }),
  });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    if (/event: studio_job_updated\ndata: .*"status":"succeeded"/.test(text)) break;
  }
  leave.abort();
  expect(text).toContain('event: media_generation_completed');
  expect(text).not.toContain(key);
});

test('no built file contains the code that reads the key, neither for browsers nor for the server', async () => {
  const files = await readFiles(join(root, '.next', 'static'), join(root, '.next', 'server'), join(root, 'public'));
  expect(files.length).toBeGreaterThan(20);
  expect(settingsNamedIn(files)).toEqual([]);
  // The names do occur where keys are read, so finding none of them in the build is meaningful.
  const sources = ['settings.ts', 'login-settings.ts'].map((name) => join(root, 'lib', 'studio', 'context', name));
  expect(settingsNamedIn(await Promise.all(sources.map((path) => readFile(path))))).toEqual(settingsBesideKey);
});

test('the key is in no log', async ({ easel }) => {
  const key = await readKey(easel);
  const files = await readFiles(join(easel.dataDirectory, 'logs'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes(key))).toHaveLength(0);
});
