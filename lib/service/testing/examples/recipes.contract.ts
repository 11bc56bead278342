import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecipeId, recipeIds, recipeRequests } from '../../../client/models/examples/recipe-requests.ts';
import { probeMedia } from '../../../media/probe-media.ts';
import { type ContractService, startContractService } from '../contract/contract-service.ts';
import { bodyOf } from './example-body.ts';
import { joinBeside, writeVideo } from './write-example.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

const publicFolder = fileURLToPath(new URL('../../../../public/examples', import.meta.url));
/** The shipped pictures are compressed: so far, in steps of 255, may a channel be from the result on average. */
const mostDifference = 3;

let service: ContractService;
let folder: string;

beforeAll(async () => {
  service = await startContractService('http,worker');
  folder = await mkdtemp(join(tmpdir(), 'easel-recipes-'));
});

afterAll(async () => {
  await service.stop();
  await removeFolder(folder);
});

/** The files that the requests of a recipe give, each with its size. */
async function resultsOf(id: RecipeId, change: object = {}) {
  const { requests } = recipeRequests[id];
  return Promise.all(
    requests.map(async (request) => {
      const { results, reason } = await service.render({ ...(await bodyOf(request)), ...change });
      expect(reason).toBeNull();
      const path = results[0]?.path ?? '';
      const { width, height } = await probeMedia(path);
      return { bytes: await readFile(path), width, height };
    }),
  );
}

/** How far a shipped picture is from results: the mean of all channels and pixels, from 0 to 255. */
async function difference(id: RecipeId, results: readonly { bytes: Buffer }[]): Promise<number> {
  const { picture, isVideo } = recipeRequests[id];
  const bytes = results.map((result) => result.bytes);
  const made = isVideo ? await writeVideo(join(folder, id), bytes[0] ?? Buffer.alloc(0)) : await joinBeside(bytes);
  const shipped = sharp(join(publicFolder, `${picture}.webp`));
  const { width, height } = await shipped.metadata();
  const pixels = (image: Sharp) => image.resize(width, height).flatten({ background: '#fff' }).raw().toBuffer();
  const [one, other] = await Promise.all([pixels(shipped), pixels(sharp(made))]);
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('recipeRequests', () => {
  it.each(recipeIds)('gives exactly what is shown, in the size that is told: %s', async (id) => {
    const results = await resultsOf(id);
    expect(results).toMatchObject(results.map(() => recipeRequests[id].size));
    expect(await difference(id, results)).toBeLessThan(mostDifference);
  });

  it('would give another image with another seed', async () => {
    expect(await difference('image', await resultsOf('image', { seed: 43 }))).toBeGreaterThan(2 * mostDifference);
  });
});
