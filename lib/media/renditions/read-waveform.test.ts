import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWaveform } from './read-waveform.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'video');

describe('readWaveform', () => {
  it.each(['aac', 'pcm_s16le'] as const)('measures %s over the length of the video', async (codec) => {
    const timesMs = Array.from({ length: 50 }, (_, index) => index * 40);
    await makeTestVideo({ path, container: 'mov', timesMs, audio: { codec, seconds: 1 } });
    const { durationSeconds, peaks, levels } = await readWaveform(path);
    expect(durationSeconds).toBeCloseTo(2, 2);
    expect([peaks.length, levels.length]).toEqual([100, 100]);
    // A tone of 0.3 for a second, then nothing.
    for (const slice of [10, 25, 40]) {
      expect(peaks[slice]).toBeCloseTo(0.3, 1);
      expect(levels[slice]).toBeCloseTo(0.3 / Math.SQRT2, 1);
    }
    expect(Math.max(...peaks.slice(55))).toBeLessThan(0.02);
  });

  it('refuses a video without audio', async () => {
    await makeTestVideo({ path });
    await expect(readWaveform(path)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });
});
