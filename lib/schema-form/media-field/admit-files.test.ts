import { describe, expect, it } from 'vitest';
import type { FormField, MediaField } from '../form-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { admitFiles, addressObjection } from './admit-files.ts';

function only<Kind extends FormField['kind']>(kind: Kind, property: unknown, name = 'value') {
  const [field] = createFormModel({ properties: { [name]: property } }).fields;
  if (field?.kind !== kind) throw new Error(`not a ${kind}`);
  return field as Extract<FormField, { kind: Kind }>;
}

const file = (name: string, type = 'image/png', size = 10) => ({ name, type, size });

describe('admitFiles', () => {
  const field: MediaField = only(
    'media',
    { type: 'array', maxItems: 3, items: { type: 'string', format: 'uri' } },
    'images',
  );
  it('accepts files that fit and says why others don’t', () => {
    const given = [file('a.png'), file('b.mp4', 'video/mp4'), file('c.png', '', 0), file('d.jpg', ''), file('e.png')];
    const { admitted, messages } = admitFiles(field, given, 1);
    expect(admitted.map(({ name }) => name)).toEqual(['a.png', 'd.jpg']);
    expect(messages).toEqual([
      'b.mp4 is a video. This field takes images.',
      'c.png is empty.',
      'The limit is 3. Only the first 2 were added.',
    ]);
    expect(admitFiles(field, [file('a.png')], 3).messages).toEqual(['The limit is 3. Remove one first.']);
  });
  it('does not name every file of a whole folder', () => {
    const texts = Array.from({ length: 200 }, (_, index) => file(`${index}.png`, '', 0));
    expect(admitFiles(field, texts, 0).messages).toEqual([
      '0.png is empty.',
      '1.png is empty.',
      '2.png is empty.',
      '197 more were not added.',
    ]);
  });
  it('names the size limit', () => {
    const small: MediaField = { ...field, maxBytes: 10_000_000 };
    expect(admitFiles(small, [file('a.png', 'image/png', 12_400_000)], 0).messages).toEqual([
      'a.png is too large (12 MB). The limit is 10 MB.',
    ]);
  });
  it('rejects an address of another kind', () => {
    expect(addressObjection(field, 'https://e.com/a.mp4')).toBe('This URL is a video. This field takes images.');
    expect(addressObjection(field, 'https://e.com/a')).toBeNull();
  });
});
