import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readRoute } from '../../../app/api/studio/sweeps/[id]/route.ts';
import { GET as sheetRoute } from '../../../app/api/studio/sweeps/[id]/sheet/route.ts';
import { POST as startRoute } from '../../../app/api/studio/sweeps/route.ts';
import { sheetGeometry } from '../../contract/studio/sweep-sheet.ts';
import { sweepSchema, type NewSweep, type Sweep } from '../../contract/studio/sweep.ts';
import { submissions } from '../../database/studio-tables.ts';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import { setStudio } from '../instance.ts';
import { plainImage } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

let test: TestStudio;

beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

const across = { label: 'Guidance', values: ['3', '7.5', '12'] };
const down = { label: 'Steps', values: ['8', '30'] };
const newSweep = (change: Partial<NewSweep> = {}): NewSweep => ({
  id: randomUUID(),
  across,
  down,
  requests: ['8', '30'].flatMap((steps) =>
    across.values.map((guidance) => ({
      model: 'm',
      prompt: 'a house by a lake',
      guidance: Number(guidance),
      steps: Number(steps),
      seed: 7,
    })),
  ),
  ...change,
});
const start = (sweep: NewSweep) => test.studio.sweeps.start(sweep);
const countSubmissions = () => test.database.connection.database.$count(submissions);

async function jobsOf({ id, jobIds }: Sweep) {
  const { jobs } = await test.studio.jobs.readBatch(id);
  return jobIds.map((jobId) => jobs.find((job) => job.id === jobId));
}

async function finish(jobId: string, colour: string): Promise<void> {
  const { generationId } = await test.jobAs(jobId, 'queued');
  test.upstream.succeed(generationId ?? '', await plainImage(colour, 120, 80));
  await test.jobAs(jobId, 'succeeded');
}

async function fail(jobId: string): Promise<void> {
  const { generationId } = await test.jobAs(jobId, 'queued');
  const record = test.upstream.records.get(generationId ?? '');
  if (record !== undefined) record.status = 'failed';
  test.upstream.emit('media_generation_completed', { generation_id: generationId, status: 'failed' });
  await test.jobAs(jobId, 'failed');
}

describe('createSweeps', () => {
  it('records a job for each cell, in their order, which all carry the title', async () => {
    const sweep = await start(newSweep());
    expect(sweep).toMatchObject({ title: 'Guidance × Steps', across, down });
    const jobs = await jobsOf(sweep);
    expect(jobs.map((job) => [job?.request['guidance'], job?.request['steps']])).toEqual([
      [3, 8],
      [7.5, 8],
      [12, 8],
      [3, 30],
      [7.5, 30],
      [12, 30],
    ]);
    const listed = (await test.studio.jobs.list({ before: null, limit: 6 })).jobs;
    // Newest first.
    expect(listed.map(({ id }) => id)).toEqual(sweep.jobIds.toReversed());
    expect(new Set(listed.map(({ sweepTitle, batchId }) => `${sweepTitle} ${batchId}`))).toEqual(
      new Set([`Guidance × Steps ${sweep.id}`]),
    );
    expect(await test.studio.sweeps.read(sweep.id)).toEqual(sweep);
    expect((await test.studio.sweeps.list())[0]).toEqual(sweep);
    for (const id of sweep.jobIds) await test.jobAs(id, 'queued');
  });

  it('creates one sweep however often and wherever the same is sent', async () => {
    const other = await test.another();
    const before = await countSubmissions();
    const sweep = newSweep();
    const answers = await Promise.all([
      start(sweep),
      other.sweeps.start(sweep),
      start(sweep),
      other.sweeps.start(sweep),
    ]);
    expect(new Set(answers.map(({ jobIds }) => jobIds.join()))).toHaveLength(1);
    await start(sweep);
    expect(await countSubmissions()).toBe(before + 6);
  });

  it('records nothing of a sweep with a request that cannot be recorded', async () => {
    const before = await countSubmissions();
    const sweep = newSweep();
    const requests = sweep.requests.with(4, { prompt: 'names no model' });
    await expect(start({ ...sweep, requests })).rejects.toMatchObject({ code: 'invalid_params' });
    expect(await countSubmissions()).toBe(before);
    await expect(test.studio.sweeps.read(sweep.id)).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it.each([
    ['with one cell', { across: { label: 'Steps', values: ['8'] }, down: null, requests: [{ model: 'm' }] }],
    ['with a cell too few', { requests: newSweep().requests.slice(1) }],
    ['without a label', { across: { label: ' ', values: across.values } }],
  ])('refuses a sweep %s', async (_name, change) => {
    await expect(start(newSweep(change))).rejects.toMatchObject({ code: 'invalid_params' });
  });

  it('sends the other cells though the service refuses one, and keeps the place of its retry', async () => {
    const refused = json(422, { error: { code: 'invalid_params', message: 'Too many steps.' } });
    test.upstream.script(/^POST \/api\/ai\/queue/, refused, 1);
    const row = { across: { label: 'Steps', values: ['99', '30'] }, down: null };
    const sweep = await start(
      newSweep({ ...row, requests: [99, 30].map((steps) => ({ model: 'm', prompt: 'one refused', steps })) }),
    );
    const [first = '', second = ''] = sweep.jobIds;
    const states = async () => (await jobsOf(sweep)).map((job) => job?.status);
    // Either may be sent first.
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['failed', 'queued']));
    const [failed] = (await jobsOf(sweep)).flatMap((job) => (job?.status === 'failed' ? job : []));
    const retried = await test.studio.jobs.retry(failed?.id ?? '', null);
    expect(retried).toMatchObject({ batchId: sweep.id, sweepTitle: 'Steps', retryOf: failed?.id });
    expect((await test.studio.sweeps.read(sweep.id)).jobIds).toEqual([first, second]);
  });

  it('draws the sheet with what became of each cell', async () => {
    const sweep = await start(newSweep());
    const [red = '', green = '', failed = '', cancelled = '', trashed = ''] = sweep.jobIds;
    await finish(red, '#ff0000');
    await finish(green, '#00ff00');
    await fail(failed);
    await test.studio.jobs.cancel(cancelled);
    await finish(trashed, '#0000ff');
    const { results } = await test.studio.jobs.read(trashed);
    await test.studio.library.change({ selection: { ids: [results[0]?.id] }, change: { do: 'trash' } });
    const retried = await test.studio.jobs.retry(failed, null);
    await finish(retried.id, '#ff00ff');

    const asked = new URLSearchParams({ format: 'png', name: '{date} {prompt} {model}' });
    const sheet = `http://studio.test/sheet?${asked}`;
    const head = await test.studio.sweeps.sheet(sweep.id, new Request(sheet, { method: 'HEAD' }));
    expect([head.body, head.headers.get('Content-Type')]).toEqual([null, 'image/png']);
    const response = await test.studio.sweeps.sheet(sweep.id, new Request(sheet));
    const day = sweep.createdAt.slice(0, 10);
    expect(response.headers.get('Content-Disposition')).toContain(`${day} a house by a lake m 7.png`);
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const geometry = sheetGeometry({
      columns: 3,
      rows: 2,
      hasDown: true,
      result: { width: 120, height: 80 },
      size: 'full',
    });
    expect([info.width, info.height]).toEqual([geometry.width, geometry.height]);
    const colourOf = (column: number, row: number) => {
      const x = geometry.left + column * (geometry.cell.width + geometry.gap) + 3;
      const y = geometry.top + row * (geometry.cell.height + geometry.gap) + 3;
      return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].join();
    };
    const box = '240,240,240';
    expect([0, 1, 2].map((column) => colourOf(column, 0))).toEqual(['255,0,0', '0,255,0', '255,0,255']);
    expect([0, 1, 2].map((column) => colourOf(column, 1))).toEqual([box, box, box]);
  });

  it('answers through its routes', async () => {
    const { host, origin } = new URL('http://127.0.0.1:3000');
    const call = (path: string, init: RequestInit = {}) =>
      new Request(`${origin}${path}`, { ...init, headers: { host, origin, 'content-type': 'application/json' } });
    const path = '/api/studio/sweeps';
    const body = JSON.stringify(newSweep());
    const started = await startRoute(call(path, { method: 'POST', body }), { params: Promise.resolve({}) });
    expect(started.status).toBe(201);
    const sweep = sweepSchema.parse(await started.json());
    const context = { params: Promise.resolve({ id: sweep.id }) };
    expect(await (await readRoute(call(`${path}/${sweep.id}`), context)).json()).toEqual(sweep);
    const wrong = await sheetRoute(call(`${path}/${sweep.id}/sheet?format=gif`), context);
    expect(wrong.status).toBe(400);
    const gone = await sheetRoute(call(`${path}/${randomUUID()}/sheet`), {
      params: Promise.resolve({ id: randomUUID() }),
    });
    expect(gone.status).toBe(404);
  });
});
