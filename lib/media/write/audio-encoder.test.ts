import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openVideo } from '../read/open-video.ts';
import { createSilence, audioRate } from './stereo-audio.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createVideoWriter } from './video-writer.ts';

const folder = temporaryFolder();

async function writeVideo(name: string, frames: number, audioSeconds: number): Promise<string> {
  const path = join(folder, name);
  const audio = createSilence(audioSeconds);
  for (const index of audio.left.keys()) audio.left[index] = 0.3 * Math.sin((index * 440 * 2 * Math.PI) / audioRate);
  const container = name.endsWith('.mov') ? 'mov' : 'mp4';
  const writer = await createVideoWriter({ path, width: 64, height: 64, framesPerSecond: 30, container, audio });
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
    'makes the audio of %s as long as its frames, starting with them',
    async ([name, frames, audioSeconds]) => {
      const file = await openVideo(await writeVideo(name, frames, audioSeconds));
      const [track] = file.audio;
      expect(Number(track?.duration)).toBe(frames * (audioRate / 30));
      expect(track?.startTime).toBe(0n);
      expect(Number(file.format.duration)).toBeCloseTo((frames / 30) * 1_000_000, -1);
      expect(track?.codecpar).toMatchObject({ sampleRate: audioRate, channels: 2 });
      await file.close();
    },
  );
});
