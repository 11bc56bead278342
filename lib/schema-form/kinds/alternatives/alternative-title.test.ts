import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { createFormModel } from '../../model/form-model.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

function titlesOf(property: JsonObject, root: JsonObject = {}): string[] {
  const [field] = createFormModel({ ...root, type: 'object', properties: { value: property } }).fields;
  return field?.kind === 'alternatives' ? field.options.map(({ title }) => title) : [];
}

const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });

const kind = (name: string) => object({ kind: { const: name }, size: whole }, { title: 'Shape', required: ['kind'] });

describe('alternativeTitles', () => {
  it('takes titles first, in plain English', () => {
    const titled = [object({ a: text }, { title: 'Exact size' }), object({ b: text }, { title: 'FromFile' })];
    expect(titlesOf({ anyOf: titled })).toEqual(['Exact size', 'From file']);
  });

  it('takes the constant of a discriminator where titles are the same', () => {
    expect(titlesOf({ oneOf: [kind('circle'), kind('ROUNDED_SQUARE')] })).toEqual(['Circle', 'Rounded square']);
  });

  it('takes the properties that only one has', () => {
    expect(titlesOf({ anyOf: [object({ url: text, tag: text }), object({ file_id: text, tag: text })] })).toEqual([
      'From URL',
      'File ID',
    ]);
    const sizes = [object({ width: whole, height: whole, fps: whole }), object({ megapixels: whole, fps: whole })];
    expect(titlesOf({ anyOf: sizes })).toEqual(['Width and height', 'Megapixels']);
    expect(titlesOf({ anyOf: [object({ image: text }), object({ image: text, mask: text })] })).toEqual([
      'Image',
      'Mask',
    ]);
  });

  it('takes the kind of value last', () => {
    expect(titlesOf({ anyOf: [whole, { type: 'boolean' }, { type: 'array', items: whole }] })).toEqual([
      'Number',
      'On or off',
      'List',
    ]);
    expect(
      titlesOf({
        anyOf: [
          { title: 'Int', ...whole },
          { title: 'Boolean', type: 'boolean' },
        ],
      }),
    ).toEqual(['Number', 'On or off']);
  });

  it('says that a text is the address of an image', () => {
    const described = { type: 'string', description: 'A URL or data URI containing an encoded image.' };
    const list = { type: 'array', items: object({ uri: text, position: whole }) };
    expect(titlesOf({ anyOf: [described, list] })).toEqual(['Image', 'List']);
    const { fields } = createFormModel({ type: 'object', properties: { start_image: { anyOf: [text, list] } } });
    expect(fields).toMatchObject([{ options: [{ title: 'Image' }, { title: 'List' }] }]);
    const image = { ...object({ url: text, width: whole, height: whole, size: whole }), title: 'Image' };
    const both = createFormModel({ type: 'object', properties: { image: { anyOf: [text, image] } } });
    expect(both.fields).toMatchObject([{ options: [{ title: 'Text' }, { title: 'Image' }] }]);
  });

  it('calls a list of values a preset, and an object beside it by its properties', () => {
    const sizes = { enum: ['square', 'wide'] };
    expect(titlesOf({ anyOf: [object({ width: whole, height: whole }), sizes] })).toEqual([
      'Width and height',
      'Preset',
    ]);
    expect(titlesOf({ anyOf: [sizes, object({ a: text, b: text, c: text })] })).toEqual(['Preset', 'Custom']);
  });

  it('leaves out names of types', () => {
    const $defs = { String: { ...text, enum: ['a', 'b'] }, Int: whole, Flag: { type: 'boolean' } };
    const references = Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` }));
    expect(titlesOf({ anyOf: references }, { $defs })).toEqual(['Choice', 'Number', 'Flag']);
  });
});
