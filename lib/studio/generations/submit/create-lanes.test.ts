import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../../setup/test/wait.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { createLanes } from './create-lanes.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;

const engine = (name: string) => ({ name, title: name, kind: 'comfyui' });
const model = (id: string, output: string, more: object = {}) => ({
  id,
  display_name: id,
  capabilities: { input: ['text'], output: [output] },
  ...more,
});
const models = [
  model('still', 'image'),
  model('film', 'video'),
  model('flux', 'image', { engine: engine('atelier') }),
  model('sky', 'image', { engine: engine('fal') }),
];

beforeAll(async () => {
  test = await startTestStudio({ maxInFlight: null, renderSlots: { image: 2, video: 1 } });
  for (const one of models) test.upstream.script(new RegExp(`^GET /api/ai/models/${one.id}$`), json(200, one));
  const engines = [
    { name: 'atelier', concurrency: 1 },
    { name: 'fal', concurrency: 4 },
  ];
  test.upstream.script(/^GET \/api\/ai\/engines$/, json(200, { engines }));
  // Records call everything an image, which would move a film that is checked meanwhile to another lane.
  const readRecord = /^GET \/api\/ai\/queue\//;
  test.upstream.script(
    readRecord,
    (request, response, raw) => {
      const record = test.upstream.records.get(request.path.split('/').at(-1) ?? '');
      return json(200, { ...record, media_type: undefined })(request, response, raw);
    },
    Infinity,
  );
  // The first job of a model has no name until the model was read.
  for (const { id } of models) {
    await submit(id);
    await waitUntil(async () => (await inQueue()).every(({ modelName }) => modelName !== null));
  }
  await test.studio.jobs.cancelAll(null);
});
afterAll(() => test.close());

const submit = async (name: string, count = 1) => {
  const request = { model: name, prompt: 'p', ...(count > 1 ? { num_generations: count } : {}) };
  return (await test.studio.submitter.submit(request, randomUUID(), { ownerId: firstPersonId })).jobId;
};
const inQueue = async () => (await test.studio.jobs.queue()).jobs;
const inFlight = async (name: string) =>
  (await inQueue()).filter((job) => job.model === name && job.status === 'queued').length;

/** Presses so often, waits until some are sent, and expects that no more follow. */
async function fill(name: string, count: number, sent: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await submit(name);
  await waitUntil(async () => (await inFlight(name)) >= sent);
  await test.studio.submitter.dispatch();
  await waitUntil(async () => (await inQueue()).every(({ status }) => status !== 'sending'));
  expect(await inFlight(name)).toBe(sent);
}

describe('createLanes', () => {
  it('sends as many as the slots of each lane take, whatever waits in another', async () => {
    await fill('flux', 6, 1);
    await fill('film', 6, 1);
    await fill('sky', 8, 4);
    await fill('still', 6, 2);
    const jobs = await inQueue();
    expect(jobs.find(({ model: name }) => name === 'flux')?.engine).toBe('atelier');
    expect(jobs.find(({ model: name }) => name === 'still')?.engine).toBeNull();

    // Nothing of the stopped engine moves, and the built-in jobs go on.
    const first = jobs.find((job) => job.model === 'still' && job.status === 'queued');
    await test.studio.jobs.cancel(first?.id ?? '');
    await waitUntil(async () => (await inFlight('still')) === 2);
    expect(await inFlight('flux')).toBe(1);
    await test.studio.jobs.cancelAll(null);
    await waitUntil(async () => (await inQueue()).length === 0);
  });

  it('sends a press with several results as soon as a slot may become idle', async () => {
    await submit('still');
    await submit('still', 4);
    await waitUntil(async () => (await inFlight('still')) === 5);
    await submit('still', 4);
    await test.studio.submitter.dispatch();
    expect((await inQueue()).filter(({ status }) => status === 'waiting')).toHaveLength(4);
    await test.studio.jobs.cancelAll(null);
    await waitUntil(async () => (await inQueue()).length === 0);
  });
});

describe('the room of images and videos', () => {
  it.each([
    // The slots of a worker for four images and three videos, of which two take either.
    { videos: 0, images: 4 },
    { videos: 1, images: 4 },
    { videos: 2, images: 3 },
    { videos: 3, images: 2 },
  ])('leaves $images images beside $videos videos', async ({ videos, images }) => {
    const settings = { ...test.studio.context.settings, maxInFlight: null, renderSlots: { image: 4, video: 3 } };
    const { of } = await createLanes({ ...test.studio.context, settings }).room();
    expect(of('image', new Map([['video', videos]])).most).toBe(images);
    expect(of('video', new Map([['image', images]])).most).toBe(Math.min(3, 5 - images));
  });
});
