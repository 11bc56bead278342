import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findSimilar, type ComparedImage } from './find-similar.ts';

const image = (id: string, hash: string, more: Partial<ComparedImage> = {}): ComparedImage => ({
  id,
  hash,
  shape: 512,
  colours: [1, 2],
  family: id,
  ...more,
});
const hex = (value: number) => value.toString(16).padStart(4, '0');
const hash = 'f0f0a5a53c3c9696';

describe('findSimilar', () => {
  it('groups images whose hashes differ in up to three bits', async () => {
    const images = [
      image('a', hash),
      image('b', 'f0f0a5a53c3c9697'),
      image('c', 'f0f1a5a53c3c9694'),
      image('other', '0f0f5a5ac3c36969'),
    ];
    expect((await findSimilar(images)).map((group) => group.toSorted())).toEqual([['a', 'b', 'c']]);
  });

  it('keeps images apart that differ in shape or in all colours, and plain areas', async () => {
    expect(await findSimilar([image('a', hash), image('b', hash, { shape: 600 })])).toEqual([]);
    expect(await findSimilar([image('a', hash), image('b', hash, { colours: [9] })])).toEqual([]);
    const white = '0000000000000000';
    expect(await findSimilar([image('a', white), image('b', white)])).toEqual([]);
  });

  it('keeps relatives apart, and groups each with a copy from elsewhere', async () => {
    const [one, other] = [image('a', hash, { family: 'batch' }), image('b', hash, { family: 'batch' })];
    expect(await findSimilar([one, other])).toEqual([]);
    expect((await findSimilar([one, image('c', hash)])).map((group) => group.toSorted())).toEqual([['a', 'c']]);
  });

  it('finds pairs among many images', async () => {
    let state = 1;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state;
    };
    const part = () => random().toString(16).padStart(8, '0').slice(-8);
    const many = Array.from({ length: 20_000 }, (_, at) => image(`i${at}`, `${part()}${part()}`));
    const [copied] = many.slice(7000);
    expect(await findSimilar([...many, { ...(copied ?? image('', hash)), id: 'copy', family: 'copy' }])).toEqual([
      ['i7000', 'copy'],
    ]);
  });

  it('lets other work go on while it compares 10,000 images that share parts of their hashes', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => {
      // 400 images in each of 25 buckets, all different elsewhere.
      return image(`i${at}`, `${hex((at % 25) * 257 + 15)}${hex(at * 6)}${hex((at * 7919) % 65_536)}a5a5`);
    });
    let turns = 0;
    const done = new AbortController();
    const counting = (async () => {
      for (; !done.signal.aborted; turns += 1) await setImmediate();
    })();
    await findSimilar(many);
    done.abort();
    await counting;
    expect(turns).toBeGreaterThan(50);
  });
});
