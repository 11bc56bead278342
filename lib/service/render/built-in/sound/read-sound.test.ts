import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFilm } from '../../../../media/testing/make-test-film.ts';
import { temporaryFolder } from '../../../../media/testing/temporary-folder.ts';
import { readSound } from './read-sound.ts';
import { levelOf } from './testing/measure-sound.ts';

const folder = temporaryFolder();

describe('readSound', () => {
  it('reads the stretch asked for, mono shared by both channels at the same power', async () => {
    const path = join(folder, 'film.mov');
    await makeTestFilm({ path, container: 'mov', sound: { codec: 'pcm_s16le', seconds: 2 } });
    const sound = await readSound(path, { fromSeconds: 0.5, seconds: 1 });
    expect(sound?.left.length).toBe(48_000);
    expect(sound === null ? 0 : levelOf(sound)).toBeCloseTo(0.3 / 2, 2);
    expect(sound?.left[100]).toBeCloseTo(0.3 * Math.SQRT1_2 * Math.sin((24_100 * 440 * 2 * Math.PI) / 48_000), 2);
    expect(sound?.right[100]).toBe(sound?.left[100]);
  });

  it('ends where the sound ends', async () => {
    const path = join(folder, 'short.mov');
    await makeTestFilm({ path, container: 'mov', sound: { codec: 'pcm_s16le', seconds: 0.5 } });
    const sound = await readSound(path, { fromSeconds: 0.2, seconds: 10 });
    expect((sound?.left.length ?? 0) / 48_000).toBeCloseTo(0.3, 1);
    expect((await readSound(path, { fromSeconds: 5, seconds: 10 }))?.left.length).toBe(0);
  });

  it('answers null for a film without sound', async () => {
    const path = join(folder, 'silent.mp4');
    await makeTestFilm({ path });
    expect(await readSound(path, { fromSeconds: 0, seconds: 1 })).toBeNull();
  });
});
