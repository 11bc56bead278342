import { describe, expect, it } from 'vitest';
import { coverFilters, evenSize } from './cover-filters.ts';

describe('evenSize', () => {
  it('rounds odd sides up', () => {
    expect(evenSize({ width: 853, height: 480 })).toEqual({ width: 854, height: 480 });
    expect(evenSize({ width: 1, height: 1081 })).toEqual({ width: 2, height: 1082 });
  });
});

describe('coverFilters', () => {
  it.each([
    [{ width: 1920, height: 1080 }, { width: 1280, height: 720 }, ['scale=w=1280:h=720']],
    [{ width: 1000, height: 1000 }, { width: 1920, height: 1080 }, ['scale=w=1920:h=1920', 'crop=w=1920:h=1080']],
    [{ width: 832, height: 480 }, { width: 854, height: 480 }, ['scale=w=854:h=493', 'crop=w=854:h=480']],
    [{ width: 480, height: 832 }, { width: 480, height: 480 }, ['scale=w=480:h=832', 'crop=w=480:h=480']],
  ])('resizes %o until it covers %o, and crops the rest', (shown, size, expected) => {
    expect(coverFilters(shown, size).map((filter) => filter.replace(/:flags=.*/, ''))).toEqual(expected);
  });
});
