import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { checkValues } from './check-values.ts';

/** A reference to an image, in the style of services that take either an address or a file uploaded before. */
const imageReference = (rule: JsonObject): JsonObject => ({
  type: 'object',
  properties: { image_url: { type: 'string', format: 'uri' }, file_id: { type: 'string' } },
  ...rule,
});
const editRequest = (rule: JsonObject): JsonObject => ({
  type: 'object',
  required: ['prompt'],
  properties: { prompt: { type: 'string' }, mask: { $ref: '#/$defs/ImageReference' } },
  $defs: { ImageReference: imageReference(rule) },
});
const both = { image_url: 'https://example.com/mask.png', file_id: 'file-7' };
const maskIssues = (rule: JsonObject, mask: JsonObject) => checkValues(editRequest(rule), { prompt: 'x', mask });
const messageOf = (property: JsonObject, value: unknown) =>
  checkValues({ type: 'object', properties: { value: property } }, { value })[0]?.message;

const onlyUrl = { required: ['image_url'], not: { required: ['file_id'] } };
const onlyFile = { required: ['file_id'], not: { required: ['image_url'] } };
const exclusions: [string, JsonObject][] = [
  ['oneOf', { oneOf: [{ required: ['image_url'] }, { required: ['file_id'] }] }],
  ['anyOf with not', { anyOf: [onlyUrl, onlyFile] }],
];

describe('issueMessage', () => {
  it.each(exclusions)('names what excludes each other, with %s', (_name, rule) => {
    const message = 'Fill in only one of these: Image or File ID.';
    expect(maskIssues(rule, both)).toEqual([{ pointer: '/mask', message }]);
    expect(maskIssues(rule, { file_id: 'file-7' })).toEqual([]);
  });

  it('names what can’t be combined, and what is missing', () => {
    expect(maskIssues({ not: { required: ['image_url', 'file_id'] } }, both)).toEqual([
      { pointer: '/mask', message: 'Image and File ID can’t be combined. Clear one of them.' },
    ]);
    expect(maskIssues({ maxProperties: 1 }, both)).toEqual([{ pointer: '/mask', message: 'At most 1. Remove 1.' }]);
    expect(maskIssues({ dependentRequired: { file_id: ['image_url'] } }, { file_id: 'file-7' })).toEqual([
      { pointer: '/mask/image_url', message: 'Add an image.' },
    ]);
    const whole = { ...imageReference({}), anyOf: [{ required: ['image_url'] }, { required: ['file_id'] }] };
    expect(checkValues(whole, {})).toEqual([{ pointer: '', message: 'Fill in Image or File ID.' }]);
  });

  it('shows an example of the wanted form, one that the pattern accepts', () => {
    const pattern = String.raw`^\d+x\d+$`;
    const wrong = 'This is not in the format that the model expects.';
    const examples = ['any', '1024x768'];
    expect(messageOf({ type: 'string', pattern, examples }, '1024')).toBe(`${wrong} Example: 1024x768`);
    expect(messageOf({ type: 'string', pattern, example: '64x64' }, '1024')).toBe(`${wrong} Example: 64x64`);
    expect(messageOf({ type: 'string', pattern, default: '8x8' }, '1024')).toBe(`${wrong} Example: 8x8`);
    expect(messageOf({ type: 'string', pattern, default: 'any' }, '1024')).toBe(wrong);
  });

  it('shows the first sentence of the description where there is no example', () => {
    const pattern = String.raw`^\d+x\d+$`;
    const description = 'Width and **height** with an `x` between. More about it follows.';
    expect(messageOf({ type: 'string', pattern, description }, '1024')).toBe(
      'This is not in the format that the model expects. Width and height with an x between.',
    );
    expect(messageOf({ type: 'string', pattern, description: 'x'.repeat(5_000_000) }, '1024')).toHaveLength(210);
  });

  it('shows what a value of a named format looks like', () => {
    expect(messageOf({ type: 'string', format: 'date', examples: ['2026-03-01'] }, 'tomorrow')).toBe(
      'This is not a valid date. Example: 2026-03-01',
    );
    expect(messageOf({ type: 'string', format: 'uuid', description: 'The ID of the result.' }, 'mine')).toBe(
      'This is not a valid UUID. Example: 123e4567-e89b-12d3-a456-426614174000',
    );
    expect(messageOf({ type: 'string', format: 'hostname', description: 'The host.' }, 'my host')).toBe(
      'This is not a valid hostname. The host.',
    );
  });
});
