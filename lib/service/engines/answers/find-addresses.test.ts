import { describe, expect, it } from 'vitest';
import { findAddresses, findFileAddresses } from './find-addresses.ts';

const one = 'https://cdn.example/one.png';
const two = 'https://cdn.example/two.png';

describe('findAddresses', () => {
  it.each([
    ['a text', one, [one]],
    ['a list', [one, two], [one, two]],
    ['an object', { image: one, mask: two, seed: 3 }, [one, two]],
    ['lists in an object', { frames: [one, [two]] }, [one, two]],
    ['a data: URI', 'data:image/png;base64,AA==', ['data:image/png;base64,AA==']],
    ['the same address twice', [one, one], [one]],
    ['texts that are no addresses', ['done', 'ftp://x/y'], []],
    ['nothing', null, []],
  ])('finds them in %s', (_what, output, addresses) => {
    expect(findAddresses(output)).toEqual(addresses);
  });

  it('returns at most 32', () => {
    expect(findAddresses(Array.from({ length: 50 }, (_, index) => `${one}?${index}`))).toHaveLength(32);
  });
});

describe('findFileAddresses', () => {
  it('prefers the first name that has files', () => {
    const answer = { image: { url: two }, video: { url: one, content_type: 'video/mp4' } };
    expect(findFileAddresses(answer, ['video', 'image'])).toEqual([one]);
    expect(findFileAddresses(answer, ['images', 'image'])).toEqual([two]);
  });

  it('looks everywhere when no name has files', () => {
    expect(findFileAddresses({ result: { output: [{ file: { url: one } }] } }, ['images'])).toEqual([one]);
  });

  it('leaves out files of other types, and addresses that describe no file', () => {
    const answer = { json: { url: one, content_type: 'application/json' }, status_url: two };
    expect(findFileAddresses(answer, [])).toEqual([]);
  });

  it('does not descend forever', () => {
    let nested: unknown = { url: one };
    for (let level = 0; level < 50; level += 1) nested = [nested];
    expect(findFileAddresses(nested, [])).toEqual([]);
  });
});
