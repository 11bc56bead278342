import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkParameters } from '@/lib/service/models/check/check-parameters';
import { models } from '@/lib/service/models/registry';
import { exampleInputs, exampleRequests } from './example-requests';
import { filesOf, recipeIds, recipeRequests } from './recipe-requests';

const folder = join(process.cwd(), 'public');

const address = (value: unknown) =>
  typeof value === 'string' && value.startsWith('/examples/') ? `https://example.com${value}` : value;

/** A request with addresses in the place of its files. */
function sentOf(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(address) : address(value)]),
  );
}

describe('exampleRequests', () => {
  it('has a request for each model that the service accepts, with a fixed seed where there is one', () => {
    expect(Object.keys(exampleRequests).toSorted()).toEqual(models.map(({ id }) => id).toSorted());
    for (const model of models) {
      const values = exampleRequests[model.id]?.values ?? {};
      expect(() => checkParameters(model, sentOf(values))).not.toThrow();
      expect('seed' in values).toBe('seed' in model.parameters.shape);
    }
  });

  it('names only files that exist, or that its inputs make', () => {
    for (const [id, { values, before }] of Object.entries(exampleRequests)) {
      for (const file of [...filesOf({ model: id, values }), ...(before === null ? [] : [before])]) {
        expect(existsSync(join(folder, file)), `${id}: ${file}`).toBe(true);
      }
    }
    for (const name of Object.keys(exampleInputs)) {
      expect(existsSync(join(folder, 'examples', `input-${name}.webp`))).toBe(true);
    }
  });

  it('has a picture of at most 40 kB for each model, and a video of at most 150 kB for those that make videos', () => {
    for (const { id, mediaType } of models) {
      const sizeOf = (file: string) => statSync(join(folder, 'examples', file)).size;
      expect(sizeOf(`${id}.webp`)).toBeLessThan(40_000);
      expect(sizeOf(`${id}-small.webp`)).toBeLessThan(8_000);
      expect(mediaType === 'video' ? sizeOf(`${id}.mp4`) : 0).toBeLessThan(150_000);
    }
  });

  it('has at most 3 MB of files, all of them in use', async () => {
    const files = await readdir(join(folder, 'examples'));
    const used = models.flatMap(({ id, mediaType }) => [
      `${id}.webp`,
      `${id}-small.webp`,
      ...(mediaType === 'video' ? [`${id}.mp4`] : []),
    ]);
    const pictures = recipeIds.map((id) => `${recipeRequests[id].picture}.webp`);
    const inputs = Object.keys(exampleInputs).map((name) => `input-${name}.webp`);
    expect(files.toSorted()).toEqual([...new Set([...used, ...inputs, ...pictures])].toSorted());
    const total = files.reduce((sum, file) => sum + statSync(join(folder, 'examples', file)).size, 0);
    expect(total).toBeLessThan(3_000_000);
  });
});

describe('recipeRequests', () => {
  it.each(recipeIds)('has requests that the service accepts, and files that exist: %s', (id) => {
    const { requests, picture, before, isVideo } = recipeRequests[id];
    for (const request of requests) {
      const model = models.find((one) => one.id === request.model);
      if (model === undefined) throw new Error(`there is no model ${request.model}`);
      expect(model.mediaType).toBe(isVideo ? 'video' : 'image');
      expect(() => checkParameters(model, sentOf(request.values))).not.toThrow();
    }
    const shown = [`/examples/${picture}.webp`, ...(before === null ? [] : [before])];
    const missing = [...requests.flatMap(filesOf), ...shown].filter((file) => !existsSync(join(folder, file)));
    expect(missing).toEqual([]);
    expect(statSync(join(folder, 'examples', `${picture}.webp`)).size).toBeLessThan(40_000);
  });
});
