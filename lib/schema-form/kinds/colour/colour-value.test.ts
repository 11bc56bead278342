import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { checkValues } from '../../issues/check-values.ts';
import { colourFromText, colourText, readColourText } from './colour-value.ts';
import { createFormModel } from '../../model/form-model.ts';
import { requestBody } from '../../values/request-body.ts';

const part = { $ref: '#/$defs/Part' };
const object = { type: 'object', properties: { r: part, g: part, b: part }, required: ['r', 'g', 'b'] };
const $defs = { Part: { type: 'integer', minimum: 0, maximum: 255 } };

function notation(name: string, property: JsonObject): string {
  const [field] = createFormModel({ properties: { [name]: property }, $defs }).fields;
  return field?.kind === 'colour' ? field.notation.shape : (field?.kind ?? 'none');
}

describe('readColour', () => {
  it('recognizes colours by format, pattern, parts and name', () => {
    expect(notation('tint', { type: 'string', format: 'color' })).toBe('text');
    expect(notation('tint', { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' })).toBe('text');
    expect(notation('background_color', { type: 'string' })).toBe('text');
    expect(notation('tint', object)).toBe('object');
    expect(notation('tint', { type: 'object', properties: { red: part, green: part, blue: part } })).toBe('object');
    expect(notation('rgb', { type: 'array', items: part, minItems: 3, maxItems: 3 })).toBe('list');
  });

  it('recognizes nothing else as a colour', () => {
    expect(notation('color_mode', { type: 'string' })).toBe('text');
    expect(notation('color', { enum: ['red', 'blue', 'green'] })).toBe('choice');
    expect(notation('point', { type: 'object', properties: { r: part, g: part } })).toBe('group');
    expect(notation('size', { type: 'array', items: part, minItems: 3, maxItems: 3 })).toBe('list');
  });

  it('draws lists of colours as colours', () => {
    const [field] = createFormModel({ properties: { colors: { type: 'array', items: object } }, $defs }).fields;
    expect(field?.kind === 'list' && field.itemAt(0).kind).toBe('colour');
    const [texts] = createFormModel({
      properties: { c: { type: 'array', items: { type: 'string', format: 'color' } } },
    }).fields;
    expect(texts?.kind === 'list' && texts.itemAt(0).kind).toBe('colour');
  });

  it('sends the schema’s notation, and half-typed colours as typed', () => {
    const schema = { properties: { tint: object }, $defs };
    expect(requestBody(schema, { tint: { r: 1, g: 2, b: 3 } })).toEqual({ tint: { r: 1, g: 2, b: 3 } });
    expect(requestBody(schema, { tint: '#3fc' })).toEqual({ tint: { r: 51, g: 255, b: 204 } });
    expect(checkValues(schema, { tint: '#3f' })).toEqual([
      { pointer: '/tint', message: 'Enter a colour such as #3f7fc4 or 63, 127, 196.' },
    ]);
    expect(requestBody({ properties: { tint: { type: 'string', format: 'color' } } }, { tint: 'teal' })).toEqual({
      tint: 'teal',
    });
  });
});

describe('readColourText', () => {
  it('reads common notations', () => {
    const blue = [63, 127, 196];
    for (const text of ['#3f7fc4', '3F7FC4', '#3f7fc4ff', '63,127,196', 'rgb(63, 127, 196)', 'rgb(63 127 196 / 50%)'])
      expect(readColourText(text)).toEqual(blue);
    expect(readColourText('#fff')).toEqual([255, 255, 255]);
    for (const text of ['', '#ff', '300, 0, 0', 'teal']) expect(readColourText(text)).toBeNull();
  });
});

describe('colourFromText', () => {
  it('converts only complete colours to parts, so that none changes while it is typed', () => {
    const notation = { shape: 'list' } as const;
    expect(colourFromText(notation, '#3f7')).toBe('#3f7');
    expect(colourFromText(notation, '#3f7fc4')).toEqual([63, 127, 196]);
    expect(colourText(notation, [63, 127, 196])).toBe('#3f7fc4');
    expect(colourText(notation, '#3f7')).toBe('#3f7');
    expect(colourText(notation, undefined)).toBe('');
  });
});
