import { describe, expect, it } from 'vitest';
import { describeMedia, formatDuration } from './describe-media.ts';

describe('describeMedia', () => {
  it('gives size, duration and bytes', () => {
    const media = { width: 1920, height: 1080, durationSeconds: 5.2, bytes: 2_100_000 };
    expect(describeMedia(media)).toBe('1920 × 1080 · 0:05 · 2 MB');
    expect(formatDuration(3723)).toBe('1:02:03');
  });
});
