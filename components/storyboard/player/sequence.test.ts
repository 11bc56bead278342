import { describe, expect, it } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { StoryboardShot, StoryboardTake } from '@/lib/contract/studio/storyboard';
import { takenVideo } from '@/lib/storyboard/shot-state';
import { newShot } from '../edit/new-content';
import { playedShare, type Position, positionAfter, positionAt, sequenceOf, shotText, totalSeconds } from './sequence';

const shots = ['a', 'b', 'c'].map((prompt) => newShot(prompt));
const video = { id: 'v', kind: 'video', durationSeconds: 1.5 };
const takes = [
  {
    id: 't',
    shot: shots[1]?.id,
    purpose: 'shot',
    state: 'sent',
    message: null,
    job: { status: 'succeeded', results: [video] },
  },
] as unknown as StoryboardTake[];
const videoOf = (shot: StoryboardShot) => takenVideo(shot, takes);
const parts = sequenceOf(shots, videoOf, ({ prompt }) => (prompt === 'a' ? 2 : null));

describe('sequenceOf', () => {
  it('plays videos for their length, and others for the length they will have', () => {
    expect(parts.map(({ start, seconds, media }) => [start, seconds, media?.id])).toEqual([
      [0, 2, undefined],
      [2, 1.5, 'v'],
      [3.5, 4, undefined],
    ]);
    expect(totalSeconds(parts)).toBe(7.5);
    expect(totalSeconds([])).toBe(0);
  });
});

describe('shotText', () => {
  it('shows a prompt, or the name of a clip', () => {
    const clip = { ...newShot('unused'), clip: '/api/studio/media/1' };
    expect(shotText({ shot: newShot(' A pier '), media: null })).toBe('A pier');
    expect(shotText({ shot: clip, media: { name: 'beach.mp4' } as StudioMedia })).toBe('beach.mp4');
    expect(shotText({ shot: clip, media: null })).toBe('Own clip');
  });
});

describe('positionAt', () => {
  it.each([
    [0, 0, 0],
    [1.9, 0, 1.9],
    [2, 1, 0],
    [3.25, 1, 1.25],
    [99, 2, 4],
    [-1, 0, 0],
  ])('finds second %f in a part', (seconds, index, within) => {
    expect(positionAt(parts, seconds)).toEqual({ index, seconds: within });
  });
});

describe('positionAfter', () => {
  it('goes on with the next part, and ends after the last', () => {
    expect(positionAfter(parts, { index: 0, seconds: 1 }, 0.5)).toEqual({ index: 0, seconds: 1.5 });
    expect(positionAfter(parts, { index: 0, seconds: 1.9 }, 0.2)).toEqual({ index: 1, seconds: 0 });
    expect(positionAfter(parts, { index: 2, seconds: 3.9 }, 0.2)).toBeNull();
  });
});

function sharesAt(position: Position) {
  return parts.map((_, index) => playedShare(parts, index, position));
}

describe('playedShare', () => {
  it('fills the parts before a position, and its own as far as it has played', () => {
    expect(sharesAt({ index: 1, seconds: 0.75 })).toEqual([1, 0.5, 0]);
    // A video may play a little longer than its length says.
    expect(sharesAt({ index: 1, seconds: 1.6 })).toEqual([1, 1, 0]);
    expect(playedShare([], 0, { index: 0, seconds: 1 })).toBe(0);
  });
});
