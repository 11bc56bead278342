import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFilm } from './open-film.ts';
import { createSilence, soundRate } from './stereo-sound.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createVideoWriter } from './video-writer.ts';

const folder = temporaryFolder();

async function writeFilm(name: string, frames: number, soundSeconds: number): Promise<string> {
  const path = join(folder, name);
  const sound = createSilence(soundSeconds);
  for (const index of sound.left.keys()) sound.left[index] = 0.3 * Math.sin((index * 440 * 2 * Math.PI) / soundRate);
  const container = name.endsWith('.mov') ? 'mov' : 'mp4';
  const writer = await createVideoWriter({ path, width: 64, height: 64, framesPerSecond: 30, container, sound });
  for (let frame = 0; frame < frames; frame += 1) await writer.writeFrame(new Uint8Array(64 * 64 * 4).fill(frame));
  await writer.finish();
  return path;
}

describe('createAudioEncoder', () => {
  it.for([
    ['exact.mp4', 45, 1.5],
    ['longer-sound.mp4', 31, 3],
    ['shorter-sound.mov', 40, 0.4],
    ['hardly-anything.mp4', 1, 0.1],
  ] as const)(
    'makes the sound of %s as long as its frames, beginning with them',
    async ([name, frames, soundSeconds]) => {
      const film = await openFilm(await writeFilm(name, frames, soundSeconds));
      const [track] = film.audio;
      expect(Number(track?.duration)).toBe(frames * (soundRate / 30));
      expect(track?.startTime).toBe(0n);
      expect(Number(film.format.duration)).toBeCloseTo((frames / 30) * 1_000_000, -1);
      expect(track?.codecpar).toMatchObject({ sampleRate: soundRate, channels: 2 });
      await film.close();
    },
  );
});
