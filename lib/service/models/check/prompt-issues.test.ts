import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { createCatalogue, findModel } from '../catalogue.ts';
import { promptIssues } from './prompt-issues.ts';
import { growthOfEightfold, linearGrowth } from '../../../setup/test/growth.ts';

const catalogue = createCatalogue();

const issuesOf = (id: string, parameters: JsonObject) =>
  promptIssues(findModel(catalogue, id), parameters).map(({ pointer, message }) => `${pointer} ${message}`);

describe('promptIssues', () => {
  it.each([
    ['ie-1', 4500, '4,500'],
    ['ie-2', 1300, '1,300'],
  ])('counts the tokens of %s: %i pass, one more does not', (id, limit, told) => {
    // “ sea” is one token of o200k_base.
    expect(issuesOf(id, { prompt: ' sea'.repeat(limit) })).toEqual([]);
    expect(issuesOf(id, { prompt: ' sea'.repeat(limit + 1) })).toEqual([
      `/prompt can have at most ${told} tokens (o200k_base); this has ${(limit + 1).toLocaleString('en')}`,
    ]);
  });

  it('takes words of the tokenizer as text, and has no limit where none is published', () => {
    expect(issuesOf('ie-2', { prompt: '<|endoftext|> '.repeat(400) })).toEqual([expect.stringMatching(/1,300 tokens/)]);
    expect(issuesOf('ie-3', { prompt: ' sea'.repeat(7000) })).toEqual([]);
  });

  it('stays quick for a run without spaces', () => {
    expect(issuesOf('ie-1', { prompt: '漢'.repeat(32_000) })).toEqual([expect.stringMatching(/this has 3\d,\d{3}/)]);
    const growth = growthOfEightfold((size) => void issuesOf('ie-1', { prompt: '漢'.repeat(size) }), 4000);
    expect(growth).toBeLessThan(linearGrowth);
  });

  it.each([
    [
      'ie-1',
      { prompt: 'the cup of image 2', input_images: ['a'] },
      ['/prompt cites “image 2”, but input_images has 1; add the reference or remove the citation'],
    ],
    [
      'ie-3',
      { prompt: 'Image 1 on a beach' },
      ['/prompt cites “Image 1”, but input_image is empty; add the reference or remove the citation'],
    ],
    [
      'ie-9',
      { prompt: 'image 0', input_image: ['a'] },
      ['/prompt cites “image 0”, but references are numbered from 1'],
    ],
    [
      'v-9',
      { prompt: '@Image 1 with @Audio 2, then @Audio 2', input_images: ['a'], input_audios: ['a'] },
      ['/prompt cites “Audio 2”, but input_audios has 1; add the reference or remove the citation'],
    ],
    ['v-9', { prompt: '@Video 1 and the second image', input_videos: ['a'] }, []],
    ['v-7', { prompt: 'image 3 of a series' }, []],
    [
      'ie-9',
      { prompt: 'Sea [{"desc":"a boat","bbox":[1,2,3]}]' },
      [expect.stringMatching(/^\/prompt box 1 has an invalid bbox/)],
    ],
    ['ie-1', { prompt: 'Sea [{"desc":"a boat","bbox":[1,2,3]}]' }, []],
  ] as [string, JsonObject, string[]][])('finds what %s cannot draw in %j', (id, parameters, issues) => {
    expect(issuesOf(id, parameters)).toEqual(issues);
  });
});
