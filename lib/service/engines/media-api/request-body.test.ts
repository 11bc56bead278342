import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import { requestBody as writeRequestBody } from './request-body.ts';

let directory: string;

/** The body for a service without uploads. */
const requestBody = (engine: string, asked: EngineJob) => writeRequestBody(engine, asked, () => Promise.resolve(null));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'easel-body-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const image = { type: 'string', renderType: 'image-url' };

function job(changes: Partial<EngineJob>, properties: JsonObject = {}): EngineJob {
  return {
    key: 'k',
    model: {
      id: 'attic/m',
      title: 'M',
      summary: '',
      description: '',
      mediaType: 'image',
      inputs: ['text'],
      requestSchema: { type: 'object', properties },
      plan: { model: 'm' },
      unavailable: null,
    },
    parameters: {},
    inputs: {},
    seed: 1_234_567,
    ...changes,
  };
}

async function input(name: string, content: string, contentType = 'image/webp'): Promise<EngineInput> {
  const path = join(directory, name);
  await writeFile(path, content);
  return { path, kind: 'image', contentType };
}

/** A file without content on disk. */
async function large(name: string, bytes: number): Promise<EngineInput> {
  const file = await input(name, '');
  await truncate(file.path, bytes);
  return file;
}

describe('requestBody', () => {
  it('writes files as data: URIs, as a list where the schema or the request has one', async () => {
    const one = await input('one', 'one');
    const two = await input('two', 'two', 'video/mp4');
    const parameters = { prompt: 'p', single: 'https://a.b/1', list: 'https://a.b/1', asked: ['https://a.b/2'] };
    const properties = { single: image, list: { type: 'array', items: image }, asked: {} };
    const inputs = { single: [one], list: [one], asked: [two, one] };
    expect(await requestBody('Attic', job({ parameters, inputs }, properties))).toEqual({
      model: 'm',
      prompt: 'p',
      single: 'data:image/webp;base64,b25l',
      list: ['data:image/webp;base64,b25l'],
      asked: ['data:video/mp4;base64,dHdv', 'data:image/webp;base64,b25l'],
    });
  });

  it.each([
    [{ type: 'integer' }, 1_234_567],
    [{ type: 'integer', maximum: 999 }, 567],
    [{ type: 'number', minimum: 10, maximum: 19 }, 17],
    [{ type: 'integer', maximum: -1 }, undefined],
    [{ type: 'string' }, undefined],
  ])('sets the seed of a field %j to %s', async (seed, expected) => {
    expect((await requestBody('Attic', job({}, { seed })))['seed']).toBe(expected);
  });

  it('keeps the seed of the request, and names its own model', async () => {
    const parameters = { seed: 5, model: 'another' };
    const asked = job({ parameters }, { seed: { type: 'integer' } });
    expect(await requestBody('Attic', asked)).toEqual({ seed: 5, model: 'm' });
  });

  it('refuses files that are too large together, at the largest', async () => {
    const inputs = { images: [await large('a', 9_000_000), await large('b', 40_000_000)] };
    await expect(requestBody('Attic', job({ inputs, parameters: { images: ['/a', '/b'] } }))).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [
        {
          pointer: '/images/1',
          message: 'this file has 40.0 MB, and Attic takes 48 MB of media in one request; use smaller files',
        },
      ],
    });
  });

  it('uploads the largest files, until the others fit', async () => {
    const files = { images: [await large('d', 9_000_000), await large('e', 60_000_000), await input('f', 'f')] };
    const asked = job({ inputs: files, parameters: { images: [] } });
    const body = await writeRequestBody('Attic', asked, (name, { path }) => Promise.resolve(`${name} of ${path}`));
    expect(body['images']).toEqual([
      expect.stringMatching(/^data:image/),
      `images-1 of ${join(directory, 'e')}`,
      'data:image/webp;base64,Zg==',
    ]);
  });

  it('takes files up to the limit', async () => {
    const body = await requestBody('Attic', job({ inputs: { image: [await large('c', 48_000_000)] } }, { image }));
    expect(String(body['image']).length).toBeGreaterThan(64_000_000);
  });
});
