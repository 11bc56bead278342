import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestVideo } from './testing/make-test-video.ts';
import { makeTone } from './testing/make-tone.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { readAudio } from './read-audio.ts';
import type { StereoAudio } from './write/stereo-audio.ts';

const folder = temporaryFolder();

/** Root of the mean square of what is heard on the left. */
function levelOf({ left }: StereoAudio): number {
  return Math.sqrt(left.reduce((sum, value) => sum + value * value, 0) / left.length);
}

/** The share of that level which is a pure tone of some frequency, by its Fourier coefficient. */
function toneLevel({ left, sampleRate }: StereoAudio, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, value] of left.entries()) {
    const angle = (2 * Math.PI * hertz * index) / sampleRate;
    real += value * Math.cos(angle);
    imaginary += value * Math.sin(angle);
  }
  return (Math.hypot(real, imaginary) / left.length) * Math.SQRT2;
}

describe('readAudio', () => {
  it('reads the stretch asked for, mono shared by both channels at the same power', async () => {
    const path = join(folder, 'film.mov');
    await makeTestVideo({ path, container: 'mov', audio: { codec: 'pcm_s16le', seconds: 2 } });
    const audio = await readAudio(path, { fromSeconds: 0.5, seconds: 1 });
    expect(audio?.left.length).toBe(48_000);
    expect(audio === null ? 0 : levelOf(audio)).toBeCloseTo(0.3 / 2, 2);
    expect(audio?.left[100]).toBeCloseTo(0.3 * Math.SQRT1_2 * Math.sin((24_100 * 440 * 2 * Math.PI) / 48_000), 2);
    expect(audio?.right[100]).toBe(audio?.left[100]);
  });

  it('ends where the audio ends', async () => {
    const path = join(folder, 'short.mov');
    await makeTestVideo({ path, container: 'mov', audio: { codec: 'pcm_s16le', seconds: 0.5 } });
    const audio = await readAudio(path, { fromSeconds: 0.2, seconds: 10 });
    expect((audio?.left.length ?? 0) / 48_000).toBeCloseTo(0.3, 1);
    expect((await readAudio(path, { fromSeconds: 5, seconds: 10 }))?.left.length).toBe(0);
  });

  it('reads a audio file at another rate', async () => {
    const path = join(folder, 'tone.wav');
    await writeFile(path, makeTone(440, 1.5, 8000));
    const audio = await readAudio(path, { fromSeconds: 0.5, seconds: 10 });
    expect((audio?.left.length ?? 0) / 48_000).toBeCloseTo(1, 2);
    expect(audio === null ? 0 : toneLevel(audio, 440)).toBeGreaterThan(0.1);
  });

  it('tells of a file that is no audio', async () => {
    const path = join(folder, 'words.wav');
    await writeFile(path, 'RIFF and nothing more');
    await expect(readAudio(path, { fromSeconds: 0, seconds: 1 })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it('answers null for a video without audio', async () => {
    const path = join(folder, 'silent.mp4');
    await makeTestVideo({ path });
    expect(await readAudio(path, { fromSeconds: 0, seconds: 1 })).toBeNull();
  });
});
