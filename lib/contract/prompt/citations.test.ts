import { describe, expect, it } from 'vitest';
import { readCitations } from './citations.ts';

const images = [{ field: 'input_images', pattern: 'Image {n}' }];
const mixed = [
  { field: 'input_images', pattern: '@Image {n}' },
  { field: 'input_videos', pattern: '@Video {n}' },
  { field: 'input_audios', pattern: '@Audio {n}' },
];

const cited = (prompt: string, groups = images) =>
  readCitations(prompt, groups).map(({ field, index, start, end }) => [field, index, prompt.slice(start, end)]);

describe('readCitations', () => {
  it.each([
    ['the cup of image 1 beside the vase of Image 2', ['image 1', 'Image 2']],
    ['@Image1 on a beach', ['@Image1']],
    ['picture #2 in the colours of photo 1', ['picture #2', 'photo 1']],
    ['images 1, 2 and 3 side by side', ['images 1', '2', '3']],
    ['the first image behind the second picture', ['the first image', 'the second picture']],
  ])('finds %s', (prompt, texts) => {
    expect(cited(prompt).map(([, , text]) => text)).toEqual(texts);
  });

  it.each([
    'image 4K wallpaper',
    'a photo 16:9 of the sea',
    'a sign that says "image 3"',
    'reimage 2 things',
    'a first look',
    'image 0',
  ])('finds no citation in %s', (prompt) => {
    expect(cited(prompt)).toEqual([]);
  });

  it('counts each kind separately, with repeated citations', () => {
    expect(cited('@Image 1 walks through @Video 1 to @Audio 1; @Image 1 turns, then video 2', mixed)).toEqual([
      ['input_images', 0, '@Image 1'],
      ['input_videos', 0, '@Video 1'],
      ['input_audios', 0, '@Audio 1'],
      ['input_images', 0, '@Image 1'],
      ['input_videos', 1, 'video 2'],
    ]);
  });
});
