import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudio } from '../read-audio.ts';
import { probeMedia } from '../probe-media.ts';
import { grabFrame } from '../renditions/grab-frame.ts';
import { makeTestVideo, type TestVideo } from '../testing/make-test-video.ts';
import { seeVideo } from '../testing/see-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { audioRate } from '../write/stereo-audio.ts';
import { joinVideos } from './join-videos.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const every = (frames: number, perSecond: number) => Array.from({ length: frames }, (_, i) => (i * 1000) / perSecond);
const plain = (grey: number) => () => [grey, grey, grey] as const;

const paint = (x: number, y: number, frame: number) => {
  const grey = (x * 3 + y * 5 + frame * 20) % 256;
  return [grey, grey, grey] as const;
};

async function clip(name: string, video: Omit<TestVideo, 'path'>): Promise<string> {
  await makeTestVideo({ path: at(name), ...video });
  return at(name);
}

const loud = (value: number) => Math.abs(value) > 0.05;

/** The first and last sample louder than a tone's beginning, in seconds. */
async function heard(path: string): Promise<[number, number] | null> {
  const audio = await readAudio(path, { fromSeconds: 0, seconds: 20 });
  if (audio === null) return null;
  return [audio.left.findIndex(loud) / audioRate, audio.left.findLastIndex(loud) / audioRate];
}

describe('joinVideos', () => {
  it('copies every frame of clips that are coded alike, in order and in time', async () => {
    const paths = [
      await clip('a.mp4', { timesMs: every(12, 24), paint: plain(60) }),
      await clip('b.mp4', { timesMs: every(24, 24), paint: plain(200) }),
    ];
    const joined = await joinVideos({ paths, outputPath: at('alike.mp4') });
    expect(joined).toMatchObject({ isCopy: true, frames: 36, durationSeconds: 1.5 });
    const frames = await seeVideo(at('alike.mp4'));
    expect(frames.map(({ seconds }) => Math.round(seconds * 24))).toEqual(Array.from({ length: 36 }, (_, i) => i));
    expect(frames.map((frame) => frame.at(80, 45)[0] > 0.5)).toEqual(Array.from({ length: 36 }, (_, i) => i >= 12));
    expect(await probeMedia(at('alike.mp4'))).toMatchObject({ durationSeconds: 1.5, hasAudio: false });
  });

  it('copies frames that are stored in another order than they are shown', async () => {
    const settings = { crf: 10, preset: 'medium', 'x264-params': 'log-level=none:bframes=3' };
    const paths = [
      await clip('c.mp4', { timesMs: every(20, 24), settings, paint }),
      await clip('d.mp4', { timesMs: every(20, 24), settings, paint }),
    ];
    const joined = await joinVideos({ paths, outputPath: at('reordered.mp4') });
    expect(joined).toMatchObject({ isCopy: true, frames: 40 });
    const frames = await seeVideo(at('reordered.mp4'));
    expect(frames.map(({ seconds }) => Math.round(seconds * 24))).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  it('gives clips of another shape the first one’s size, the highest rate and black bars', async () => {
    const paths = [
      await clip('wide.mp4', { width: 160, height: 90, timesMs: every(12, 12), paint: plain(255) }),
      await clip('tall.mp4', { width: 90, height: 160, timesMs: every(24, 24), paint: plain(255) }),
    ];
    const joined = await joinVideos({ paths, outputPath: at('bars.mp4') });
    expect(joined).toMatchObject({ isCopy: false, frames: 48, durationSeconds: 2 });
    const frames = await seeVideo(at('bars.mp4'));
    expect(frames).toHaveLength(48);
    const [first, last] = [frames[0], frames.at(-1)];
    expect([last?.width, last?.height]).toEqual([160, 90]);
    expect(first?.at(4, 45)[0]).toBeGreaterThan(0.9);
    expect(last?.at(4, 45)[0]).toBeLessThan(0.1);
    expect(last?.at(80, 45)[0]).toBeGreaterThan(0.9);
  });

  it('writes no more than 60 frames a second, unless it copies them', async () => {
    const fast = { width: 160, height: 90, timesMs: every(60, 240), paint: plain(90) };
    const paths = [await clip('fast.mp4', fast), await clip('faster.mp4', { ...fast, width: 90, height: 160 })];
    const joined = await joinVideos({ paths, outputPath: at('sixty.mp4') });
    expect(joined).toMatchObject({ isCopy: false, frames: 30, durationSeconds: 0.5 });
    const alike = await joinVideos({ paths: [at('fast.mp4'), at('fast.mp4')], outputPath: at('copied.mp4') });
    expect(alike).toMatchObject({ isCopy: true, frames: 120 });
  });

  it('starts audio with its clip, and fills clips without audio with silence', async () => {
    const tone = { codec: 'aac', seconds: 1 } as const;
    const paths = [
      await clip('silent.mp4', { timesMs: every(24, 24) }),
      await clip('tone.mp4', { timesMs: every(24, 24), audio: tone }),
      await clip('silent-again.mp4', { timesMs: every(12, 24) }),
    ];
    const joined = await joinVideos({ paths, outputPath: at('heard.mp4') });
    expect(joined).toMatchObject({ isCopy: true, frames: 60, durationSeconds: 2.5 });
    const [from, to] = (await heard(at('heard.mp4'))) ?? [0, 0];
    const [clipFrom, clipTo] = (await heard(at('tone.mp4'))) ?? [0, 0];
    expect(Math.abs(from - (1 + clipFrom))).toBeLessThan(0.003);
    expect(Math.abs(to - (1 + clipTo))).toBeLessThan(0.003);
    const whole = await readAudio(at('heard.mp4'), { fromSeconds: 0, seconds: 10 });
    expect((whole?.left.length ?? 0) / audioRate).toBeCloseTo(2.5, 3);
  });

  it('reports its progress, and refuses what is no video or too long', async () => {
    const one = await clip('one.mp4', { timesMs: every(12, 24) });
    const shares: number[] = [];
    await joinVideos({ paths: [one, one], outputPath: at('twice.mp4'), onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    await grabFrame({ path: one, outputPath: at('still.png'), timeSeconds: 0 });
    await expect(joinVideos({ paths: [at('still.png')], outputPath: at('none.mp4') })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    await expect(joinVideos({ paths: [], outputPath: at('none.mp4') })).rejects.toMatchObject({
      code: 'invalid_params',
    });
  });
});
