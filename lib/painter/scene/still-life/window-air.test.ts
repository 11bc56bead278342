import { describe, expect, it } from 'vitest';
import { shareChanged } from '../testing/measure-image.ts';
import { paintPrompt } from '../testing/paint-prompt.ts';

const video = { durationSeconds: 5, width: 192, height: 128 };

describe('createWindowAir', () => {
  it.for(['a candle and a cup on a table', 'a room with a window, rain'])(
    'starts %s from its still and moves from then on',
    (words) => {
      const prompt = `${words}, static camera`;
      const first = paintPrompt(prompt, video);
      expect(shareChanged(first, paintPrompt(prompt, { ...video, durationSeconds: 0 }))).toBeLessThan(0.03);
      expect(shareChanged(first, paintPrompt(prompt, { ...video, timeSeconds: 2 }))).toBeGreaterThan(0.01);
    },
  );
});
