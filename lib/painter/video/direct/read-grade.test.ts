import { describe, expect, it } from 'vitest';
import { readGrade } from './read-grade.ts';

/** The colour that white becomes. */
function whiteOf(prompt: string): number[] {
  return readGrade(prompt)?.map((row) => row.reduce((sum, share) => sum + share, 0)) ?? [];
}

describe('readGrade', () => {
  it('returns null where the prompt does not mention colours', () => {
    expect(readGrade('Video 1, then Video 2 on the beach')).toBeNull();
  });

  it('mixes grey for black and white', () => {
    expect(readGrade('Video 1 in black and white')).toEqual(
      Array.from({ length: 3 }, () => [expect.closeTo(0.2126), expect.closeTo(0.7152), expect.closeTo(0.0722)]),
    );
  });

  it('raises red against blue for warm light, and the reverse for cold', () => {
    const [warmRed = 0, , warmBlue = 0] = whiteOf('Video 1, warm');
    const [coolRed = 0, , coolBlue = 0] = whiteOf('Video 1, cool tones');
    expect(warmRed).toBeGreaterThan(warmBlue);
    expect(coolBlue).toBeGreaterThan(coolRed);
  });
});
