import { describe, expect, it } from 'vitest';
import { describeUsualTime } from './usual-time';

describe('describeUsualTime', () => {
  it.each([
    [0.2, '1 s'],
    [3.4, '3 s'],
    [62.6, '1 min 03 s'],
    [203, '3 min 20 s'],
  ])('rounds %s seconds to %s', (seconds, text) => {
    expect(describeUsualTime({ seconds })).toBe(text);
  });

  it('is null without a run', () => {
    expect(describeUsualTime(null)).toBeNull();
    expect(describeUsualTime({ seconds: null })).toBeNull();
  });
});
