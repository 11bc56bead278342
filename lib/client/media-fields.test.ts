import { describe, expect, it } from 'vitest';
import { mediaFieldsOf, withMedium } from './media-fields.ts';

describe('mediaFieldsOf', () => {
  it('finds single and listed media in display order, and leaves hidden ones out', () => {
    const schema = {
      properties: {
        clips: { type: 'array', items: { type: 'string', renderType: 'video-url' }, title: 'Clips', 'x-order': 2 },
        input_image: { type: 'string', renderType: 'image-url', title: 'First frame', 'x-order': 1 },
        secret_image: { type: 'string', renderType: 'image-url', 'x-hidden': true },
        prompt: { type: 'string', 'x-order': 0 },
      },
    };
    expect(mediaFieldsOf(schema)).toEqual([
      { name: 'input_image', title: 'First frame', kind: 'image', isList: false },
      { name: 'clips', title: 'Clips', kind: 'video', isList: true },
    ]);
  });

  it('finds none where there is no schema', () => {
    expect(mediaFieldsOf(null)).toEqual([]);
  });
});

describe('withMedium', () => {
  const field = { name: 'image', title: 'Image', kind: 'image', isList: false } as const;

  it('takes the place of what was there', () => {
    expect(withMedium({ image: '/old', prompt: 'a' }, field, '/new')).toEqual({ image: '/new', prompt: 'a' });
  });

  it('goes to the end of a list', () => {
    expect(withMedium({ image: ['/old'] }, { ...field, isList: true }, '/new')).toEqual({ image: ['/old', '/new'] });
    expect(withMedium({}, { ...field, isList: true }, '/new')).toEqual({ image: ['/new'] });
  });
});
