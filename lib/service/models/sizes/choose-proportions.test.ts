import { describe, expect, it } from 'vitest';
import { chooseProportions } from './choose-proportions.ts';

const ratios = ['adaptive', '16:9', '9:16', '1:1', '4:3', '3:4'];
const choose = (prompt: string, aspectRatio = 'adaptive', reference: { width: number; height: number } | null = null) =>
  chooseProportions({ aspectRatio, ratios, reference, prompt });

describe('chooseProportions', () => {
  it('returns a chosen ratio unchanged', () => {
    expect(choose('a vertical film', '4:3', { width: 1, height: 1 })).toEqual({ width: 4, height: 3 });
  });

  it('follows the first reference exactly', () => {
    expect(choose('a vertical film', 'adaptive', { width: 1600, height: 1000 })).toEqual({ width: 1600, height: 1000 });
    expect(choose('', 'auto', { width: 700, height: 1000 })).toEqual({ width: 700, height: 1000 });
  });

  it('follows the prompt, and is landscape by default', () => {
    expect(choose('a vertical film of a tower')).toEqual({ width: 9, height: 16 });
    expect(choose('a square film')).toEqual({ width: 1, height: 1 });
    expect(choose('in cinemascope')).toEqual({ width: 16, height: 9 });
    expect(choose('a portrait of a woman')).toEqual({ width: 16, height: 9 });
  });
});
