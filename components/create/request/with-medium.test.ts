import { describe, expect, it } from 'vitest';
import { withMedium } from './with-medium';

describe('withMedium', () => {
  const field = { name: 'image', isList: false };

  it('takes the place of what was there', () => {
    expect(withMedium({}, { image: '/old', prompt: 'a' }, field, '/new')).toEqual({ image: '/new', prompt: 'a' });
  });

  it('puts it beside what the form begins with, where nothing was written', () => {
    const json_request_schema = {
      type: 'object',
      properties: { size: { type: 'string', examples: ['1K'] } },
      required: ['size'],
    };
    expect(withMedium({ json_request_schema }, null, field, '/new')).toEqual({ size: '1K', image: '/new' });
  });

  it('goes to the end of a list', () => {
    expect(withMedium({}, { image: ['/old'] }, { ...field, isList: true }, '/new')).toEqual({
      image: ['/old', '/new'],
    });
    expect(withMedium({}, {}, { ...field, isList: true }, '/new')).toEqual({ image: ['/new'] });
  });

  it('turns to the exclusive mode of the field', () => {
    const json_request_schema = {
      properties: { images: {}, image: {} },
      'x-exclusive-modes': [{ fields: ['images'] }, { fields: ['image'] }],
    };
    expect(withMedium({ json_request_schema }, { images: ['/a'], $mode: 0 }, field, '/new')).toEqual({
      images: ['/a'],
      image: '/new',
      $mode: 1,
    });
  });
});
