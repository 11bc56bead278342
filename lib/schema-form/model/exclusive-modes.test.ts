import { describe, expect, it } from 'vitest';
import { v9 } from '../../service/models/v-9/definition.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { checkValues } from '../issues/check-values.ts';
import { activeMode, countHeld, parkedNames } from './exclusive-modes.ts';
import { createFormModel } from './form-model.ts';
import { requestBody } from '../values/request-body.ts';

const schema = requestSchemaOf(v9);
const model = createFormModel(schema);
const both = {
  prompt: 'a pier',
  input_images: ['https://a.example/1', 'https://a.example/2'],
  input_image: 'https://a.example/3',
};

describe('activeMode', () => {
  it('is the chosen one, else the first with a value, else the first', () => {
    expect(activeMode(model, { ...both, $mode: 1 })).toBe(1);
    expect(activeMode(model, { input_image: 'https://a.example/3', input_images: [] })).toBe(1);
    expect(activeMode(model, {})).toBe(0);
    expect(activeMode(model, { $mode: 7 })).toBe(0);
  });
});

describe('parkedNames', () => {
  it('excludes the other mode from the request and from the checks', () => {
    const frames = { ...both, $mode: 1 };
    expect([...parkedNames(model, frames)]).toEqual(['input_images', 'input_videos', 'input_audios']);
    expect(requestBody(schema, frames)).toEqual({ prompt: 'a pier', input_image: 'https://a.example/3' });
    expect(requestBody(schema, { ...both, $mode: 0 })).toEqual({ prompt: 'a pier', input_images: both.input_images });
    expect(checkValues(schema, frames)).toEqual([]);
  });
});

describe('countHeld', () => {
  it('counts each entry of a list', () => {
    expect(model.modes.map((mode) => countHeld(mode, both))).toEqual([2, 1]);
  });
});

describe('createFormModel', () => {
  it('shows the fields of every mode at first, next to their switch', () => {
    const shown = new Set(model.main.flatMap(({ names }) => names));
    expect(model.modes.flatMap(({ names }) => names).every((name) => shown.has(name))).toBe(true);
  });
});
