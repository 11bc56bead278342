import { describe, expect, it } from 'vitest';
import { placesOf, type Place } from './places.ts';

const takesPictures = ({ maxPriority = 99 }: Place) => maxPriority >= 10;
const takesFilms = ({ minPriority = 0 }: Place) => minPriority <= 0;

describe('placesOf', () => {
  it.each([
    [1, 1],
    [2, 2],
    [8, 8],
    [8, 2],
    [2, 9],
    [4, 0],
  ])('with %i at once, %i of them films, draws that many of either kind alone', (concurrency, filmConcurrency) => {
    const places = placesOf({ concurrency, filmConcurrency });
    expect(places.filter(takesPictures)).toHaveLength(concurrency);
    expect(places.filter(takesFilms)).toHaveLength(Math.min(concurrency, filmConcurrency));
    expect(places.filter((place) => takesPictures(place) && !takesFilms(place)).length).toBeGreaterThan(0);
  });

  it('keeps a place for films alone', () => {
    const places = placesOf({ concurrency: 3, filmConcurrency: 2 });
    expect(places.filter((place) => !takesPictures(place))).toHaveLength(1);
  });
});
