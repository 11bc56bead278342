import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetcher } from '../storage/create-fetcher.ts';
import { connectEngine, titleOf } from './connect-engine.ts';
import { engineSettingsSchema } from './engine-settings.ts';
import { startFakeOpenAi, type FakeOpenAi } from './testing/start-fake-openai.ts';

const signal = new AbortController().signal;
const fakes: FakeOpenAi[] = [];

afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

async function connect(scheme: string | null, settings: object = { key: 'sk-canary-0123456789' }) {
  const fake = await startFakeOpenAi({ image: Buffer.from('image'), video: Buffer.from('video') });
  fakes.push(fake);
  const options = {
    name: 'atelier',
    settings: { ...engineSettingsSchema.parse({ kind: 'openai', headers: { 'x-proxy': 'through' } }), ...settings },
    models: {},
    folder: tmpdir(),
    fetcher: createFetcher({ isAllowed: () => false, limitBytes: 1000, deadlineMs: 1000 }),
    logger: pino({ level: 'silent' }),
  };
  return { fake, options, client: connectEngine(options, fake.url, scheme) };
}

describe('connectEngine', () => {
  it.each([
    ['Bearer', {}, 'Bearer sk-canary-0123456789'],
    ['Key', {}, 'Key sk-canary-0123456789'],
    [null, {}, undefined],
    ['Bearer', { key: undefined }, undefined],
  ])('sends its key after %s, and the headers of the settings', async (scheme, changes, authorization) => {
    const { fake, client } = await connect(scheme, { key: 'sk-canary-0123456789', ...changes });
    await client.read('v1/models', signal);
    expect(fake.headers()[0]?.['authorization']).toBe(authorization);
    expect(fake.headers()[0]?.['x-proxy']).toBe('through');
    await client.close();
  });

  it('reads answers up to the limit of the request', async () => {
    const { client } = await connect('Bearer');
    const call = { method: 'GET' as const, path: 'v1/models', signal };
    expect(await client.exchange(call)).toMatchObject({ status: 200 });
    await expect(client.exchange({ ...call, limitBytes: 10 })).rejects.toMatchObject({ reason: 'uncertain' });
    await client.close();
  });
});

describe('titleOf', () => {
  it('is the title of the settings, else the name of the entry', async () => {
    const { options } = await connect(null);
    expect(titleOf(options)).toBe('atelier');
    expect(titleOf({ ...options, settings: { ...options.settings, title: 'Atelier' } })).toBe('Atelier');
  });
});
