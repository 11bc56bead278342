import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestVideo } from '../../media/testing/make-test-video.ts';
import { temporaryFolder } from '../../media/testing/temporary-folder.ts';
import { readSound } from './read-sound.ts';
import { bandLevel, levelOf } from './testing/measure-sound.ts';

const folder = temporaryFolder();

/** A mono WAV file of a 440 Hz tone, 16 bits a sample. */
function waveFile(rate: number, seconds: number): Buffer {
  const samples = Math.round(rate * seconds);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    file.writeInt16LE(Math.round(12_000 * Math.sin((index * 440 * 2 * Math.PI) / rate)), 44 + index * 2);
  }
  return file;
}

describe('readSound', () => {
  it('reads the stretch asked for, mono shared by both channels at the same power', async () => {
    const path = join(folder, 'film.mov');
    await makeTestVideo({ path, container: 'mov', audio: { codec: 'pcm_s16le', seconds: 2 } });
    const sound = await readSound(path, { fromSeconds: 0.5, seconds: 1 });
    expect(sound?.left.length).toBe(48_000);
    expect(sound === null ? 0 : levelOf(sound)).toBeCloseTo(0.3 / 2, 2);
    expect(sound?.left[100]).toBeCloseTo(0.3 * Math.SQRT1_2 * Math.sin((24_100 * 440 * 2 * Math.PI) / 48_000), 2);
    expect(sound?.right[100]).toBe(sound?.left[100]);
  });

  it('ends where the sound ends', async () => {
    const path = join(folder, 'short.mov');
    await makeTestVideo({ path, container: 'mov', audio: { codec: 'pcm_s16le', seconds: 0.5 } });
    const sound = await readSound(path, { fromSeconds: 0.2, seconds: 10 });
    expect((sound?.left.length ?? 0) / 48_000).toBeCloseTo(0.3, 1);
    expect((await readSound(path, { fromSeconds: 5, seconds: 10 }))?.left.length).toBe(0);
  });

  it('reads a sound file at another rate', async () => {
    const path = join(folder, 'tone.wav');
    await writeFile(path, waveFile(8000, 1.5));
    const sound = await readSound(path, { fromSeconds: 0.5, seconds: 10 });
    expect((sound?.left.length ?? 0) / 48_000).toBeCloseTo(1, 2);
    expect(sound === null ? 0 : bandLevel(sound, 350, 550, 0.1)).toBeGreaterThan(0.07);
  });

  it('tells of a file that is no sound', async () => {
    const path = join(folder, 'words.wav');
    await writeFile(path, 'RIFF and nothing more');
    await expect(readSound(path, { fromSeconds: 0, seconds: 1 })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it('answers null for a film without sound', async () => {
    const path = join(folder, 'silent.mp4');
    await makeTestVideo({ path });
    expect(await readSound(path, { fromSeconds: 0, seconds: 1 })).toBeNull();
  });
});
