import { describe, expect, it } from 'vitest';
import { findMentionedFields } from './upstream-message.ts';

const request = { model: 'm', prompt: 'words', input_image: 'http://x/y', size: 'large' };

describe('findMentionedFields', () => {
  it.each([
    ['input_image could not be downloaded', '/input_image', 'could not be downloaded'],
    ['input_image: 127.0.0.1 is no public address', '/input_image', '127.0.0.1 is no public address'],
    ['“input_image”: is damaged', '/input_image', 'is damaged'],
    ['`size` must be small', '/size', 'must be small'],
    ['The field size must be small', '/size', 'The field size must be small'],
    ['input_image', '/input_image', 'input_image'],
  ])('finds the field of “%s”, and leaves its name out of the beginning', (message, pointer, words) => {
    expect(findMentionedFields(message, request)).toEqual([{ pointer, message: words }]);
  });

  it('ignores a common word in a sentence', () => {
    expect(findMentionedFields('The size of the queue is too large', request)).toEqual([]);
    expect(findMentionedFields('input_images are too many', request)).toEqual([]);
  });
});
