import { describe, expect, it } from 'vitest';
import { openTimeline } from './open-timeline.ts';
import type { ShotPlan } from './shot.ts';
import { divideFrames, lengthOf, type SoundCue, type Timeline, type Transition } from './timeline.ts';

const frame = { width: 4, height: 2, framesPerSecond: 10 };
const audio: SoundCue = { kind: 'clip', path: '', fromSeconds: 0 };

function watched(level: number) {
  const log: string[] = [];
  const shot: ShotPlan = {
    title: String(level),
    open: async ({ durationSeconds }) => {
      log.push(`open ${durationSeconds}`);
      return {
        frameAt: (timeSeconds) => {
          log.push(timeSeconds.toFixed(1));
          return new Uint8Array(frame.width * frame.height * 4).fill(level);
        },
        close: () => {
          log.push('close');
        },
      };
    },
  };
  return { log, shot };
}

async function levelsOf(timeline: Timeline): Promise<number[]> {
  const video = openTimeline(timeline, frame, { onPrepared: () => undefined, signal: new AbortController().signal });
  const levels: number[] = [];
  for (let at = 0; at < lengthOf(timeline); at += 1) levels.push((await video.next())[4] ?? -1);
  await video.close();
  return levels;
}

const cut: Transition = { kind: 'cut' };

describe('openTimeline', () => {
  it('opens a shot when the video reaches it, paints it from its own beginning, and closes it after', async () => {
    const [one, other] = [watched(50), watched(90)];
    const levels = await levelsOf([
      { shot: one.shot, frames: 3, transition: cut, audio },
      { shot: other.shot, frames: 2, transition: cut, audio },
    ]);
    expect(levels).toEqual([50, 50, 50, 90, 90]);
    expect(one.log).toEqual(['open 0.3', '0.0', '0.1', '0.2', 'close']);
    expect(other.log).toEqual(['open 0.2', '0.0', '0.1', 'close']);
  });

  it('plays both shots while one dissolves into the other', async () => {
    const [one, other] = [watched(40), watched(200)];
    const levels = await levelsOf([
      { shot: one.shot, frames: 2, transition: cut, audio },
      { shot: other.shot, frames: 5, transition: { kind: 'dissolve', frames: 3 }, audio },
    ]);
    expect(levels[1]).toBe(40);
    expect(levels[3]).toBe(120);
    expect(levels.slice(-2)).toEqual([200, 200]);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(one.log).toEqual(['open 0.5', '0.0', '0.1', '0.2', '0.3', '0.4', 'close']);
  });

  it('fades to black and back', async () => {
    const levels = await levelsOf([
      { shot: watched(100).shot, frames: 2, transition: cut, audio },
      { shot: watched(200).shot, frames: 6, transition: { kind: 'dip', frames: 5 }, audio },
    ]);
    expect(levels[4]).toBe(0);
    expect(levels[3]).toBeLessThan(100);
    expect(levels.at(-1)).toBe(200);
  });
});

describe('divideFrames', () => {
  it('gives every part its share and at least one frame, and loses none', () => {
    expect(divideFrames(10, [1, 1, 3])).toEqual([2, 2, 6]);
    expect(divideFrames(4, [100, 1, 1, 1])).toEqual([1, 1, 1, 1]);
    expect(divideFrames(7, [1, 1, 1]).reduce((sum, part) => sum + part, 0)).toBe(7);
  });
});
