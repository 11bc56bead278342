import { describe, expect, it } from 'vitest';
import type { MediaField } from '../form-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { isMaskField, pictureField } from './mask-field.ts';
import { guessPolarity } from './mask-polarity.ts';

const address = { type: 'string', format: 'uri' };

function mediaFields(properties: Record<string, object>): MediaField[] {
  const { fields } = createFormModel({ type: 'object', properties });
  return fields.filter((field) => field.kind === 'media');
}

const masksAmong = (properties: Record<string, object>) =>
  mediaFields(properties)
    .filter(isMaskField)
    .map(({ name }) => name);

function pictureOf(properties: Record<string, object>): string | null {
  const fields = mediaFields(properties);
  const mask = fields.find(isMaskField);
  return mask === undefined ? null : (pictureField(mask, fields)?.name ?? null);
}

const guess = (description: string | null) => guessPolarity({ name: 'mask', label: 'Mask', description });

describe('isMaskField', () => {
  it('knows a mask by its name', () => {
    const names = ['mask', 'mask_url', 'mask_image', 'mask_image_url', 'inpaint_mask', 'creaseMask'];
    for (const name of names) expect(masksAmong({ [name]: address })).toEqual([name]);
  });

  it('knows it by its title and by a description that begins with it', () => {
    expect(masksAmong({ area_url: { ...address, title: 'Mask image', renderType: 'image' } })).toEqual(['area_url']);
    const described = {
      ...address,
      description: 'A black-and-white mask of the area to repaint.',
      renderType: 'image',
    };
    expect(masksAmong({ area_url: described })).toEqual(['area_url']);
  });

  it('takes no picture, list or video for one', () => {
    expect(
      masksAmong({
        image_url: { ...address, description: 'The picture that the mask belongs to.' },
        mask_images: { type: 'array', items: address },
        mask_video_url: address,
      }),
    ).toEqual([]);
  });
});

describe('pictureField', () => {
  it('is the field that is named most like the picture', () => {
    expect(pictureOf({ style_image: address, mask: address, image_url: address })).toBe('image_url');
    expect(pictureOf({ reference_image: address, photo: { type: 'array', items: address }, mask: address })).toBe(
      'photo',
    );
    expect(pictureOf({ input_image: address, mask_image: address })).toBe('input_image');
  });

  it('is none where only the mask is media', () => {
    expect(pictureOf({ mask: address, video_url: address })).toBeNull();
  });
});

describe('guessPolarity', () => {
  it('reads which colour is edited, or which one stays', () => {
    expect(guess('White areas are repainted, black ones stay.')).toBe('white');
    expect(guess('Black pixels will be inpainted and white pixels preserved.')).toBe('black');
    expect(guess('The white area is kept; everything else is generated.')).toBe('black');
    expect(guess('Areas that should not change are black.')).toBe('white');
    expect(guess('A black and white image. The parts to edit are white.')).toBe('white');
    expect(guess('Its fully transparent areas say what to edit.')).toBe('transparent');
    // As the service describes the mask of the OpenAI images API.
    expect(guess('An image of the size of the first one; its transparent areas are generated anew.')).toBe(
      'transparent',
    );
  });

  it('is white where nothing is said', () => {
    expect(guess(null)).toBe('white');
    expect(guess('A mask of the size of the image.')).toBe('white');
  });
});
