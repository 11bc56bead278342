import { describe, expect, it } from 'vitest';
import { placesOf, type Place } from './places.ts';

const takesImages = ({ maxPriority = 99 }: Place) => maxPriority >= 10;
const takesVideos = ({ minPriority = 0 }: Place) => minPriority <= 0;

describe('placesOf', () => {
  it.each([
    [1, 1],
    [2, 2],
    [8, 8],
    [8, 2],
    [2, 9],
    [4, 0],
  ])('with %i at once, %i of them films, draws that many of either kind alone', (concurrency, videoConcurrency) => {
    const places = placesOf({ concurrency, videoConcurrency });
    expect(places.filter(takesImages)).toHaveLength(concurrency);
    expect(places.filter(takesVideos)).toHaveLength(Math.min(concurrency, videoConcurrency));
    expect(places.filter((place) => takesImages(place) && !takesVideos(place)).length).toBeGreaterThan(0);
  });

  it('keeps a place for films alone', () => {
    const places = placesOf({ concurrency: 3, videoConcurrency: 2 });
    expect(places.filter((place) => !takesImages(place))).toHaveLength(1);
  });
});
