import { expect, type Page } from '@playwright/test';
import type { SampleFile } from './sample-media.ts';

/** Uploads a file to the studio. */
export async function upload(page: Page, { name, mimeType, buffer }: SampleFile) {
  const headers = { 'content-type': mimeType, 'easel-file-name': encodeURIComponent(name) };
  const response = await page.request.post('/api/studio/uploads', { headers, data: buffer });
  return (await response.json()) as { id: string; url: string };
}

/** The job that made a file of the library. */
export async function jobOf(page: Page, id: string): Promise<string> {
  const read = await page.request.get(`/api/studio/library/items/${id}`);
  return ((await read.json()) as { item: { jobId: string } }).item.jobId;
}

/** The id of a request's result, once it is stored and all derived files exist. */
export async function make(page: Page, body: object): Promise<string> {
  const made = await page.request.post('/api/ai/queue', { data: body });
  expect(made.ok(), await made.text()).toBe(true);
  const path = `/api/studio/jobs/${made.headers()['easel-job']}`;
  interface Job {
    status: string;
    results: { id: string; unfinished: unknown[] }[];
  }
  const read = async () => (await (await page.request.get(path)).json()) as Job;
  await expect
    .poll(async () => {
      const { status, results } = await read();
      return status === 'succeeded' && results.every(({ unfinished }) => unfinished.length === 0);
    })
    .toBe(true);
  return (await read()).results[0]?.id ?? '';
}
