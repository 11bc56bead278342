import { describe, expect, it } from 'vitest';
import { embeddedFiles } from './upload-files';

describe('embeddedFiles', () => {
  it('finds whole files that are too large for a form', () => {
    const large = `data:image/png;base64,${'A'.repeat(5000)}`;
    expect(embeddedFiles({ a: large, b: [large], c: 'data:image/png;base64,AAAA', d: 'x'.repeat(9000) })).toEqual([
      large,
    ]);
  });
});
