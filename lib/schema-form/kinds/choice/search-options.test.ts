import { describe, expect, it } from 'vitest';
import { readOptions } from './read-choice.ts';
import { searchOptions } from './search-options.ts';

const options =
  readOptions({ enum: ['auto', 'dark_comic', 'digital_art', 'comic', 'Low Resolution V2'] })?.options ?? [];
const found = (typed: string) => searchOptions(options, typed).map(({ option }) => option.value);

describe('searchOptions', () => {
  it('finds options that contain every word in any spelling, those that begin with it first', () => {
    expect(found('')).toHaveLength(5);
    expect(found('comic')).toEqual(['comic', 'dark_comic']);
    expect(found('Art dig')).toEqual(['digital_art']);
    expect(found('low-res')).toEqual(['Low Resolution V2']);
    expect(found('nothing such')).toEqual([]);
  });
  it('returns the index among all options', () => {
    expect(searchOptions(options, 'digital')[0]?.index).toBe(2);
  });
});
