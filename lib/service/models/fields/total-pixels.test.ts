import { Validator } from '@cfworker/json-schema';
import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ie1 } from '../ie-1/definition.ts';
import { propertiesOf } from '../request-schema.ts';
import { totalPixelsSchema } from './total-pixels.ts';

const validator = new Validator(propertiesOf(ie1)['resolution'] ?? {});
const passesSchema = (size: string) => validator.validate(size).valid;
const passesService = (size: string) => totalPixelsSchema.safeParse(size).success;

describe('totalPixelsSchema', () => {
  it.each(['512', '1K', '2K', '512x512', '2048x2048', '1280x720', '4096x1024', '64x4096', '2047x2049'])(
    'accepts %s, as zod and as JSON Schema',
    (size) => expect([passesService(size), passesSchema(size)]).toEqual([true, true]),
  );

  it.each([
    '100x100',
    '511x512',
    '512x511',
    '2049x2048',
    '2048x2049',
    '4096x4096',
    '4097x1000',
    '63x4096',
    '0512x512',
    '4K',
    '1x',
  ])('rejects %s, as zod and as JSON Schema', (size) =>
    expect([passesService(size), passesSchema(size)]).toEqual([false, false]),
  );

  it('is no stricter as JSON Schema, which rejects sizes well beyond', () => {
    const side = integer({ min: 1, max: 9999 });
    assert(
      property(tuple(side, side), ([width, height]) => {
        const size = `${width}x${height}`;
        const pixels = width * height;
        const isBeyond = pixels > 2048 * 2048 * 1.16 || pixels < (512 * 512) / 1.16;
        const wronglyRefused = passesService(size) && !passesSchema(size);
        const wronglyTaken = isBeyond && passesSchema(size);
        expect({ size, wronglyRefused, wronglyTaken }).toEqual({ size, wronglyRefused: false, wronglyTaken: false });
      }),
      { numRuns: 5000 },
    );
  });
});
