import { describe, expect, it } from 'vitest';
import { readBeats } from './read-beats.ts';

const texts = (prompt: string) => readBeats(prompt).map((beat) => beat.text);

describe('readBeats', () => {
  it('returns one beat for a prompt with one event', () => {
    expect(texts('A fox in the snow, 3 birds above, at 5 to midnight.')).toEqual([
      'A fox in the snow, 3 birds above, at 5 to midnight.',
    ]);
  });

  it.each([
    ['Shot 1: a quiet sea. Shot 2: a storm. Shot 3: the sun returns', ['a quiet sea.', 'a storm.', 'the sun returns']],
    ['1. a forest\n2. a river\n3. a castle', ['a forest', 'a river', 'a castle']],
    ['A fox sits, then it snows, and finally the moon rises.', ['A fox sits', 'it snows', 'the moon rises.']],
  ])('splits %j', (prompt, expected) => {
    expect(texts(prompt)).toEqual(expected);
  });

  it('does not split lettering', () => {
    expect(texts('A sign “Now, then: cut to the chase”, then "Shot 1: go" on a wall')).toEqual([
      'A sign “Now, then: cut to the chase”',
      '"Shot 1: go" on a wall',
    ]);
  });

  it('reads times', () => {
    expect(readBeats('[0-3s] A harbour. [3-8s] A ship leaves.')).toEqual([
      { text: 'A harbour.', seconds: { from: 0, to: 3 }, entry: null },
      { text: 'A ship leaves.', seconds: { from: 3, to: 8 }, entry: null },
    ]);
    expect(readBeats('(0:00 – 0:04) A harbour (0:04 – 0:10) A ship')[1]?.seconds).toEqual({ from: 4, to: 10 });
  });

  it('reads the transition between beats', () => {
    expect(
      readBeats('A desert. Cut to: a city at night. Dissolve to a lake, fade to a candle').map(({ entry }) => entry),
    ).toEqual([null, 'cut', 'dissolve', 'dip']);
  });
});
