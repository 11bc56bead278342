import { open, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { jobs } from '../../../database/studio-tables.ts';
import { bombPng } from '../../../media/testing/bomb-png.ts';
import { makeTestVideo } from '../../../media/testing/make-test-video.ts';
import type { Responder } from '../../../upstream/testing/scripted-upstream.ts';
import { chunksOf } from '../../testing/put-into-library.ts';
import { canaryKey, startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let image: Buffer;
let video: Buffer;
const result = /^GET \/results\//;

beforeAll(async () => {
  test = await startTestStudio();
  const blank = sharp({ create: { width: 200, height: 100, channels: 3, background: 'teal' } });
  image = await blank.png({ compressionLevel: 0 }).toBuffer();
  const path = join(test.settings.dataDirectory, 'video.mp4');
  await makeTestVideo({ path, timesMs: Array.from({ length: 75 }, (_, index) => index * 40) });
  video = await readFile(path);
});
afterAll(() => test.close());
afterEach(() => test.upstream.clearScripts());

async function succeed(prompt: string): Promise<StudioJob> {
  const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt }, randomUUID(), {
    ownerId: firstPersonId,
  });
  const job = await test.jobAs(jobId, 'queued');
  test.upstream.succeed(job.generationId ?? '', image);
  return job;
}
async function serve(job: StudioJob): Promise<Response> {
  const url = `http://127.0.0.1:3000/api/studio/media/${job.results[0]?.id ?? ''}`;
  return test.studio.media.serve(new Request(url), job.results[0]?.id ?? '', {
    version: 'original',
    isDownload: false,
  });
}
async function receivedBytes(): Promise<number> {
  const [file] = await temporary();
  return file === undefined ? 0 : (await stat(join(test.studio.context.temporaryDirectory, file))).size;
}
/** Temporary files, without those of the media worker, which reads each new thumbnail. */
const temporary = async () =>
  (await readdir(test.studio.context.temporaryDirectory)).filter((name) => !name.startsWith('work-'));

describe('copyResults', () => {
  it('copies the exact bytes', async () => {
    const job = await test.jobAs((await succeed('bytes')).id, 'succeeded');
    expect(job.results).toMatchObject([{ bytes: image.length, width: 200, height: 100, contentType: 'image/png' }]);
    expect(Buffer.from(await (await serve(job)).arrayBuffer()).equals(image)).toBe(true);
    expect(await temporary()).toEqual([]);
  });

  it('copies all results of a generation, in order', async () => {
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'several' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    const { generationId } = await test.jobAs(jobId, 'queued');
    test.upstream.script(result, (_request, response) => response.end(image));
    const urls = [1, 2, 3].map((number) => ({ url: `${test.upstream.origin}/results/${number}` }));
    Object.assign(test.upstream.records.get(generationId ?? '') ?? {}, { status: 'succeeded', results: urls });
    await test.studio.jobs.checkSoon(generationId ?? '');
    const job = await test.jobAs(jobId, 'succeeded');
    expect(job.results.map(({ name }) => name)).toEqual(['several.png', 'several (2).png', 'several (3).png']);
  });

  it('titles a result without a prompt after its source, so that the search finds it', async () => {
    const { studio, upstream } = test;
    const bytes = await sharp({ create: { width: 100, height: 50, channels: 3, background: 'olive' } })
      .png()
      .toBuffer();
    const source = await studio.media.receive(chunksOf(bytes), { name: 'Mill by a river.png', ownerId: firstPersonId });
    const { jobId } = await studio.submitter.submit({ model: 'm', image_url: source.url }, randomUUID(), {
      ownerId: firstPersonId,
    });
    const { generationId } = await test.jobAs(jobId, 'queued');
    upstream.succeed(generationId ?? '', image);
    await test.jobAs(jobId, 'succeeded');
    const { items } = await studio.library.list(new URLSearchParams({ q: 'mill', origin: 'result' }));
    expect(items.map(({ caption }) => caption)).toEqual(['Mill by a river ×2']);
  });

  it('resumes an interrupted transfer', async () => {
    const ranges: (string | string[] | undefined)[] = [];
    test.upstream.script(result, async (request, response) => {
      ranges.push(request.headers['range']);
      const [, from] = /^bytes=(\d+)-/.exec(String(request.headers['range'] ?? '')) ?? [];
      const start = Number(from ?? 0);
      const headers = {
        etag: '"v1"',
        'content-length': image.length - start,
        ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${image.length - 1}/${image.length}` }),
      };
      response.writeHead(from === undefined ? 200 : 206, headers);
      if (from !== undefined) response.end(image.subarray(start));
      else {
        response.write(image.subarray(0, 20_000));
        // Bytes that were not written when the connection broke would have to be sent again.
        await waitUntil(async () => (await receivedBytes()) === 20_000);
        response.destroy();
      }
    });
    const job = await test.jobAs((await succeed('broken')).id, 'succeeded');
    expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
    expect(Buffer.from(await (await serve(job)).arrayBuffer()).equals(image)).toBe(true);
  });

  it('starts again when a transfer cannot be resumed', async () => {
    test.upstream.script(
      result,
      (_request, response) => {
        response.writeHead(200, { 'content-length': image.length });
        response.write(image.subarray(0, 900), () => response.socket?.end());
      },
      1,
    );
    const job = await test.jobAs((await succeed('half an image')).id, 'succeeded');
    expect(Buffer.from(await (await serve(job)).arrayBuffer()).equals(image)).toBe(true);
  });

  it.each<[string, Responder]>([
    ['an expired link', (_request, response) => response.writeHead(410).end()],
    ['an error', (_request, response) => response.writeHead(500).end()],
    ['nothing', (_request, response) => response.end()],
    ['a page', (_request, response) => response.end('<html>please log in</html>')],
  ])('tries again after %s, with an address read anew', async (name, responder) => {
    test.upstream.script(result, responder, 1);
    const job = await succeed(name);
    await test.jobAs(job.id, 'succeeded');
    const paths = test.upstream.seen.map(({ path }) => path);
    const failed = paths.findIndex((path) => path.startsWith('/results/') && path.includes(job.generationId ?? ''));
    expect(failed).toBeGreaterThan(-1);
    expect(paths.slice(failed)).toContain(`/api/ai/queue/${job.generationId}`);
    expect(await temporary()).toEqual([]);
  });

  it('shows why a result is missing, and retries at once on request', async () => {
    test.upstream.script(result, (_request, response) => response.writeHead(503).end());
    const { id } = await succeed('away');
    const shown = await waitUntil(async () => {
      const job = await test.studio.jobs.read(id);
      return job.error === null ? null : job;
    });
    expect(shown).toMatchObject({
      status: 'keeping',
      error: { code: 'result_not_kept' },
      nextAttemptAt: expect.any(String) as string,
    });
    test.upstream.clearScripts();
    expect((await test.studio.jobs.retry(id, null)).id).toBe(id);
    expect((await test.jobAs(id, 'succeeded')).error).toBeNull();
  });

  it('gives up on results beyond the size limit', async () => {
    test.upstream.script(result, (_request, response) => {
      const block = Buffer.alloc(500_000, 1);
      const write = () => {
        while (response.write(block)) continue;
      };
      response.on('drain', write);
      write();
    });
    const job = await test.jobAs((await succeed('huge')).id, 'failed');
    expect(job.error).toMatchObject({ code: 'result_not_kept' });
    expect(job.error?.message).toContain('5 MB');
    expect(await temporary()).toEqual([]);
  });

  it('copies the available results, and reports the missing ones', async () => {
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'partly' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    const { generationId } = await test.jobAs(jobId, 'queued');
    test.upstream.script(result, (request, response) => {
      if (request.path.endsWith('2')) response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      else response.end(image);
    });
    const urls = [1, 2, 3].map((number) => ({ url: `${test.upstream.origin}/results/${number}` }));
    Object.assign(test.upstream.records.get(generationId ?? '') ?? {}, { status: 'succeeded', results: urls });
    await test.studio.jobs.checkSoon(generationId ?? '');
    const job = await test.jobAs(jobId, 'failed');
    expect(job.results.map(({ name }) => name)).toEqual(['partly.png', 'partly (3).png']);
    expect(job.error?.message).toContain('finished, but 1 of its 3 results could not be copied');
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['a truncated image', () => image.subarray(0, 30_000), /damaged/],
    ['a truncated video', () => video.subarray(0, Math.round(video.length * 0.6)), /incomplete|damaged/],
    ['too wide an image', () => bombPng({ width: 90_000_000, height: 1 }), /90000000 × 1 pixels is too large/],
    ['text', () => Buffer.from('{"error":"not here"}'), /file type is not known/],
  ])('fails the job after %s', async (prompt, bytes, message) => {
    test.upstream.script(result, (_request, response) => response.end(bytes()));
    const { id } = await succeed(prompt);
    const failed = await waitUntil(async () => {
      const job = await test.studio.jobs.read(id);
      if (job.status === 'keeping') await test.studio.jobs.retry(id, null);
      return job.status === 'failed' ? job : null;
    });
    expect(failed).toMatchObject({ results: [], error: { code: 'result_not_kept' } });
    expect(failed.error?.message).toMatch(message);
    expect(await temporary()).toEqual([]);
  });

  it.each(['writev', 'put'] as const)('does not blame the service when the disk is full (%s)', async (step) => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const file = await open(join(test.settings.dataDirectory, 'any'), 'a');
    const handles = Object.getPrototypeOf(file) as typeof file;
    await file.close();
    if (step === 'writev') vi.spyOn(handles, 'writev').mockRejectedValue(full);
    else vi.spyOn(test.studio.context.storage, 'put').mockRejectedValue(full);
    const { id } = await succeed(`full at ${step}`);
    const shown = await waitUntil(async () => {
      const job = await test.studio.jobs.read(id);
      return job.error === null ? null : job;
    });
    expect(shown).toMatchObject({ status: 'keeping', results: [] });
    expect(shown.error?.message).toContain('studio’s disk is full');
    vi.restoreAllMocks();
    await test.studio.jobs.retry(id, null);
    await test.jobAs(id, 'succeeded');
    expect(await temporary()).toEqual([]);
  });

  it('waits as long as the host of the result requests', async () => {
    test.upstream.script(result, (_request, response) => response.writeHead(429, { 'retry-after': '300' }).end());
    const { id } = await succeed('busy');
    const due = await waitUntil(async () => {
      const [row] = await test.studio.context.database.select().from(jobs).where(eq(jobs.id, id));
      return row?.failedChecks === 1 ? row.nextCheckAt : null;
    });
    expect(due.getTime() - Date.now()).toBeGreaterThan(200_000);
  });

  it('fetches nothing from private addresses other than the service', async () => {
    test.upstream.script(result, (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
    );
    const job = await test.jobAs((await succeed('inside')).id, 'failed');
    expect(job.error?.message).toContain('not a public address');
  });

  it('fails a job without a result, after some attempts', async () => {
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'no result' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    const { generationId } = await test.jobAs(jobId, 'queued');
    Object.assign(test.upstream.records.get(generationId ?? '') ?? {}, { status: 'succeeded', result_url: null });
    await test.studio.jobs.checkSoon(generationId ?? '');
    await test.jobAs(jobId, 'keeping');
    const failed = await waitUntil(async () => {
      const job = await test.studio.jobs.read(jobId);
      if (job.status === 'keeping') await test.studio.jobs.retry(jobId, null);
      return job.status === 'failed' ? job : null;
    });
    expect(failed.error?.message).toContain('returned no result');
  });

  it('never stores the key', async () => {
    test.upstream.script(/^GET \/api\/ai\/queue\//, (request, response) => {
      const id = request.path.split('/').at(-1);
      const body = { generation_id: id, status: 'failed', error_message: `denied for ${canaryKey}` };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'echo' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    expect((await test.jobAs(jobId, 'failed')).error?.message).toBe(`denied for ${'*'.repeat(canaryKey.length)}`);
  });
});

describe('serveMedia', () => {
  it('responds to ranges, conditional requests and missing files by the standard', async () => {
    const job = await test.jobAs((await succeed('served')).id, 'succeeded');
    const id = job.results[0]?.id ?? '';
    const ask = (headers: Record<string, string>, method = 'GET') =>
      test.studio.media.serve(new Request('http://x/', { method, headers }), id, {
        version: 'original',
        isDownload: false,
      });
    const whole = await ask({});
    expect(whole.status).toBe(200);
    const etag = whole.headers.get('etag') ?? '';
    await whole.body?.cancel();
    const part = await ask({ range: 'bytes=1-3' });
    expect([part.status, await new Response(part.body).text()]).toEqual([206, 'PNG']);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${image.length}`);
    expect((await ask({ range: 'bytes=999999-' })).status).toBe(416);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    const changed = await ask({ range: 'bytes=1-3', 'if-range': '"other"' });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
    const head = await ask({}, 'HEAD');
    expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, String(image.length)]);
    await expect(
      test.studio.media.serve(new Request('http://x/'), id, { version: 'preview', isDownload: false }),
    ).rejects.toMatchObject({ code: 'resource_not_found' });
  });
});
