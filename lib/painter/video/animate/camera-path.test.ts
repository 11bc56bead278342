import { describe, expect, it } from 'vitest';
import { cameraMoves, type CameraMove } from '../../scene/lexicon/cameras.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { createCameraPath, edgeShare } from './camera-path.ts';

const moves = [...(Object.keys(cameraMoves) as CameraMove[]), 'drift' as const];
const pathOf = (move: (typeof moves)[number], durationSeconds = 5, speed = 1) =>
  createCameraPath({ move, speed, framing: null }, durationSeconds, createRandom(3, 'camera'));

describe('createCameraPath', () => {
  it.each(moves)('begins %s on the image', (move) => {
    expect(pathOf(move)(0)).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0),
      zoom: 1,
      parallaxX: expect.closeTo(0),
      parallaxY: expect.closeTo(0),
      roll: expect.closeTo(0),
    });
  });

  it.each(moves)('moves %s without a jump, and never sees far beyond the image', (move) => {
    for (const [durationSeconds, speed] of [
      [3, 1],
      [15, 1.7],
    ] as const) {
      const path = pathOf(move, durationSeconds, speed);
      let before = path(0);
      for (let frame = 1; frame <= durationSeconds * 30; frame += 1) {
        const pose = path(frame / 30);
        for (const name of ['x', 'y', 'zoom', 'parallaxX', 'parallaxY', 'roll'] as const) {
          expect(Math.abs(pose[name] - before[name])).toBeLessThan(0.006);
        }
        for (const shift of [pose.x, pose.y]) {
          const beyond = Math.abs(shift) + 0.5 / pose.zoom - 0.5;
          expect(beyond).toBeLessThanOrEqual(edgeShare + 0.001);
        }
        before = pose;
      }
    }
  });

  it.each([
    ['push-in', (pose) => pose.zoom - 1],
    ['pull-back', (pose) => 1 - pose.zoom],
    ['pan-right', (pose) => pose.x],
    ['pan-left', (pose) => -pose.x],
    ['tilt-up', (pose) => -pose.y],
    ['tilt-down', (pose) => pose.y],
  ] as [CameraMove, (pose: ReturnType<ReturnType<typeof pathOf>>) => number][])(
    'moves in the direction of %s',
    (move, measure) => {
      const path = pathOf(move);
      const seen = [1, 2, 3, 4, 5].map((seconds) => measure(path(seconds)));
      expect(seen[0]).toBeGreaterThan(0.002);
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    },
  );

  it('does not move when it is static', () => {
    expect(pathOf('static')(4)).toEqual(pathOf('static')(0));
  });
});
