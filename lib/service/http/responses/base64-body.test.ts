import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { base64Length, base64Of } from './base64-body.ts';

describe('base64Of', () => {
  it.each([[[]], [[1]], [[2]], [[3]], [[1, 1, 1, 1]], [[4, 5, 6, 7]], [[65_536, 1]]])(
    'encodes chunks of %j bytes like the whole',
    async (lengths) => {
      const pieces = lengths.map((length) => randomBytes(length));
      const whole = Buffer.concat(pieces).toString('base64');
      let text = '';
      for await (const piece of base64Of(Readable.from(pieces))) text += piece;
      expect(text).toBe(whole);
      expect(base64Length(Buffer.concat(pieces).length)).toBe(whole.length);
    },
  );
});
