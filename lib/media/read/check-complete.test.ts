import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkComplete } from './check-complete.ts';
import { openVideo } from './open-video.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'video');
const timesMs = Array.from({ length: 75 }, (_, index) => index * 40);

async function check(): Promise<void> {
  const file = await openVideo(path);
  try {
    await checkComplete(file);
  } finally {
    await file.close();
  }
}

describe('checkComplete', () => {
  it.each(['mp4', 'mov', 'matroska', 'mpegts'] as const)('accepts a complete video in %s', async (container) => {
    await makeTestVideo({ path, container, timesMs });
    await expect(check()).resolves.toBeUndefined();
  });

  it('accepts frames in another order than they are shown, in a container without the times of showing', async () => {
    const settings = { preset: 'medium', 'x264-params': 'log-level=none' };
    await makeTestVideo({ path, container: 'avi', settings, timesMs });
    await expect(check()).resolves.toBeUndefined();
  });

  it.each(['mp4', 'matroska'] as const)('refuses %s that ends too early', async (container) => {
    await makeTestVideo({ path: `${path}.whole`, container, timesMs });
    const bytes = await readFile(`${path}.whole`);
    await writeFile(path, bytes.subarray(0, Math.round(bytes.length * 0.6)));
    await expect(check()).rejects.toMatchObject({ code: 'unsupported_media_type', message: /incomplete/ });
  });
});
