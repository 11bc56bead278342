import { describe, expect, it } from 'vitest';
import { distinctLabels } from './distinct-labels.ts';

describe('distinctLabels', () => {
  it('leaves labels that fit', () => {
    expect(distinctLabels(['20', '30'], 8)).toEqual(['20', '30']);
    expect(distinctLabels([], 8)).toEqual([]);
  });

  it('leaves out what all begin with, as far as needed', () => {
    const labels = ['A windmill on a green hill at dawn', 'A windmill on a green hill at night'];
    expect(distinctLabels(labels, 40)).toEqual(labels);
    expect(distinctLabels(labels, 24)).toEqual(['… a green hill at dawn', '… a green hill at night']);
    expect(distinctLabels(labels, 8)).toEqual(['… dawn', '… night']);
  });

  it('leaves out what all end with', () => {
    const labels = ['A red kite over the hills at noon', 'A blue kite over the hills at noon'];
    expect(distinctLabels(labels, 20)).toEqual(['A red kite over the…', 'A blue kite over…']);
  });

  it('leaves out both ends around the difference', () => {
    const labels = ['On a wide plain, a red kite over the hills', 'On a wide plain, a blue kite over the hills'];
    expect(distinctLabels(labels, 18)).toEqual(['… plain, a red…', '… plain, a blue…']);
  });

  it('tells apart labels of which only some begin alike', () => {
    const labels = ['A windmill on a hill at dawn', 'A windmill on a hill at night', 'A quiet harbour town'];
    const short = distinctLabels(labels, 16);
    expect(short).toEqual(['… hill at dawn', '… hill at night', 'A quiet harbour…']);
  });

  it('cuts within words that are too long', () => {
    expect(distinctLabels(['abcdefghijklmnopqrstuvwxyz1', 'abcdefghijklmnopqrstuvwxyz2'], 8)).toEqual([
      '…vwxyz1',
      '…vwxyz2',
    ]);
    expect(
      distinctLabels(['丘の上の風車と夜明けの空と海', '丘の上の風車と真夜中の空と海'], 8).every((label) =>
        /[夜真]/.test(label),
      ),
    ).toBe(true);
  });

  it('keeps all labels apart and short, whatever they are', () => {
    const words = ['sun', 'a', 'harbour', 'in', 'night', 'over'];
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = seed;
      const next = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * below);
      };
      const opening = Array.from({ length: next(8) }, () => words[next(6)]).join(' ');
      const labels = [...new Set(Array.from({ length: 4 }, () => `${opening} ${words[next(6)]} ${words[next(6)]}`))];
      const short = distinctLabels(labels, 20);
      expect(Math.max(...short.map(({ length }) => length))).toBeLessThanOrEqual(20);
      expect(new Set(short).size).toBe(labels.length);
    }
  });
});
