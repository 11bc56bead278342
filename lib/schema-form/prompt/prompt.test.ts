import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { ie9 } from '../../service/models/ie-9/definition.ts';
import { v9 } from '../../service/models/v-9/definition.ts';
import { createFormModel } from '../model/form-model.ts';
import { citableGroups } from './citable-groups.ts';
import { completeCitation } from './complete-citation.ts';
import { findCitations, reviewCitations } from './find-citations.ts';
import { estimateTokens, tokenLimit } from './prompt-tokens.ts';
import { searchPrompts } from './search-prompts.ts';
import { carryCitations } from './carry-citations.ts';

const unified = createFormModel(requestSchemaOf(v9));
const [one, two, three] = ['https://a.test/1.png', 'https://a.test/2.png', 'https://a.test/3.png'];
const group = { field: 'input_image', pattern: 'Image {n}' };

function guessed(properties: JsonObject): string[] {
  const model = createFormModel({ type: 'object', properties });
  return citableGroups(model, {}).map(({ field, pattern }) => `${field}: ${pattern}`);
}

function found(prompt: string) {
  return findCitations(prompt, [group]).map(({ start, end, index }) => [prompt.slice(start, end), index]);
}

function keep(prompt: string, before: string[], after: string[]) {
  return carryCitations(unified, { prompt, input_images: before }, { prompt, input_images: after })['prompt'];
}

function job(prompt: string | null) {
  return { prompt, model: 'ig-1', modelName: null, results: [] };
}

describe('citableGroups', () => {
  it('reads them from the schema, with the current references', () => {
    const groups = citableGroups(unified, { input_images: [one, two], input_videos: [three] });
    expect(groups.map(({ pattern, addresses }) => [pattern, addresses.length])).toEqual([
      ['@Image {n}', 2],
      ['@Video {n}', 1],
      ['@Audio {n}', 0],
    ]);
    expect(citableGroups(createFormModel(requestSchemaOf(ie9)), {})[0]?.pattern).toBe('image {n}');
  });

  it('leaves out what the mode in use excludes', () => {
    const groups = citableGroups(unified, { input_images: [one], $mode: 1 });
    expect(groups.flatMap(({ addresses }) => addresses)).toEqual([]);
  });

  it('cites lists of media in the syntax of the help texts, where the schema names none', () => {
    const image_urls = { type: 'array', items: { type: 'string', format: 'uri' }, title: 'Image urls' };
    expect(guessed({ prompt: { type: 'string' }, image_urls })).toEqual(['image_urls: Image {n}']);
    const description = 'Refer to the references as @Image1.';
    expect(guessed({ prompt: { type: 'string', description }, image_urls })).toEqual(['image_urls: @Image{n}']);
  });
});

describe('findCitations', () => {
  it('finds them in any case, with and without a space or an @, and each of several', () => {
    expect(found('Image 1 beside @image2, images 3, 4 and 5.')).toEqual([
      ['Image 1', 0],
      ['@image2', 1],
      ['images 3', 2],
      ['4', 3],
      ['5', 4],
    ]);
  });

  it('finds no citations in quoted text, sizes or ratios', () => {
    expect(found('“Image 1” on a poster, image 4K, image 16:9, image 0, subimage 2, image 2.5')).toEqual([]);
  });
});

describe('reviewCitations', () => {
  it('reports citations without a reference, and references without a citation', () => {
    const groups = [{ ...group, media: 'image' as const, addresses: ['a', 'b'] }];
    const review = reviewCitations(findCitations('Image 1 like Image 3', groups), groups);
    expect(review.orphans.map(({ index }) => index)).toEqual([2]);
    expect(review.unused).toEqual(['Image 2']);
  });
});

describe('carryCitations', () => {
  it('follows references that move, and those behind a removed one', () => {
    expect(keep('@Image 1 and @Image 2, images 1 and 3', [one, two, three], [three, one, two])).toBe(
      '@Image 2 and @Image 3, images 2 and 1',
    );
    expect(keep('@Image 1, @Image 2, @Image 3', [one, two, three], [one, three])).toBe('@Image 1, @Image 3, @Image 2');
  });

  it('cites a replacement like the replaced reference', () => {
    expect(keep('@Image 2', [one, two], [one, three])).toBe('@Image 2');
  });

  it('leaves an edited prompt, and values without changes, as they are', () => {
    const after = { prompt: '@Image 2', input_images: [two] };
    expect(carryCitations(unified, { prompt: '@Image 1', input_images: [one, two] }, after)).toBe(after);
    expect(carryCitations(unified, { ...after, input_images: [] }, after)).toBe(after);
  });

  it('follows references beyond the tenth', () => {
    const many = Array.from({ length: 10 }, (_, index) => `https://a.test/${index}.png`);
    expect(keep('@Image 10 over @Image 9.', many, many.toReversed())).toBe('@Image 1 over @Image 2.');
  });
});

describe('completeCitation', () => {
  const groups = citableGroups(unified, { input_images: [one, two], input_videos: [three] });
  const offers = (prompt: string) => completeCitation(prompt, prompt.length, groups)?.offers.map(({ text }) => text);

  it('offers the references that match the typed text', () => {
    expect(offers('Put @')).toEqual(['@Image 1', '@Image 2', '@Video 1']);
    expect(offers('Put @im')).toEqual(['@Image 1', '@Image 2']);
    expect(offers('@image 2')).toEqual(['@Image 2']);
  });

  it('offers nothing inside words, for what is complete, and where nothing fits', () => {
    expect(offers('me@im')).toBeUndefined();
    expect(offers('@Image 2')).toBeUndefined();
    expect(offers('@dog')).toBeUndefined();
    expect(offers('Image 1')).toBeUndefined();
  });
});

describe('estimateTokens', () => {
  it.each([
    'A quiet harbour at dawn, fishing boats tied to a weathered pier, soft fog rolling over the water, gulls overhead.',
    'Photorealistic close-up, 85mm lens, f/1.8, shallow depth of field; the jacket from Image 2 on the woman of Image 1.',
    'Ein stiller Hafen im Morgengrauen, Fischerboote an einem verwitterten Steg, weicher Nebel über dem Wasser.',
    '清晨宁静的港口，渔船停靠在风化的码头旁，柔和的雾气在水面上飘过。',
  ])('comes near the count of o200k_base: %s', (text) => {
    const counted = countTokens(text);
    expect(Math.abs(estimateTokens(text) - counted) / counted).toBeLessThan(0.25);
  });
});

describe('tokenLimit', () => {
  it('reads the limit, and returns null for a schema without one', () => {
    expect(tokenLimit({ 'x-token-limit': { tokens: 4500, tokenizer: 'o200k_base' } })).toBe(4500);
    expect(tokenLimit({})).toBeNull();
  });

  it('reads the limit from the description where only that has one', () => {
    expect(tokenLimit({ description: 'What to make. Up to 4,500 tokens. Use @Image1.' })).toBe(4500);
    expect(tokenLimit({ description: 'Limited to 512 tokens', 'x-token-limit': 800 })).toBe(800);
    expect(tokenLimit({ description: 'Replaces 3 tokens, up to 10 words.' })).toBeNull();
  });
});

describe('searchPrompts', () => {
  const ofModel = { model: 'ig-1', modelName: 'ig-1', mediaId: null, thumbnailUrl: null, isPinned: false };

  it('returns prompts that contain every word, each once', () => {
    const jobs = [job('A red kite'), job('A red boat'), job(null), job('A red kite')];
    expect(searchPrompts(jobs, [], 'RED ki')).toEqual([{ ...ofModel, prompt: 'A red kite' }]);
    expect(searchPrompts(jobs, [], '')).toHaveLength(2);
  });

  it('shows the first result that any job of the prompt has', () => {
    const [failed, done] = [job('A kite'), { ...job('A kite'), results: [{ id: 'm', thumbnailUrl: '/m' }] }];
    expect(searchPrompts([failed, done], [], '')).toMatchObject([{ mediaId: 'm', thumbnailUrl: '/m' }]);
  });

  it('puts pinned prompts first, with the model of their jobs', () => {
    const pins = [
      { text: 'An old kite', mediaId: null, thumbnailUrl: null },
      { text: 'A kite', mediaId: 'm', thumbnailUrl: '/m' },
    ];
    expect(searchPrompts([job('A boat'), job('A kite')], pins, '')).toEqual([
      { ...ofModel, prompt: 'An old kite', model: '', modelName: '', isPinned: true },
      { ...ofModel, prompt: 'A kite', mediaId: 'm', thumbnailUrl: '/m', isPinned: true },
      { ...ofModel, prompt: 'A boat' },
    ]);
  });
});
