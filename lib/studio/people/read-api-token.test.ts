import { describe, expect, it } from 'vitest';
import { readApiToken } from './read-api-token.ts';

const read = (authorization: string) => readApiToken(new Headers({ authorization }));

describe('readApiToken', () => {
  it.each(['Bearer easel_abc', 'bearer easel_abc', 'BEARER   easel_abc '])('reads %s', (authorization) => {
    expect(read(authorization)).toBe('easel_abc');
  });

  it('reads an invalid token too, so that it is refused', () => {
    expect(['Bearer easel_', 'Bearer easel_a b'].map(read)).toEqual(['easel_', 'easel_a b']);
  });

  it.each(['', 'Basic ZWFzZWxfYTpi', 'Bearer eyJhbGciOi', 'Bearer', 'easel_abc', 'Bearer EASEL_abc'])(
    'leaves “%s” to proxies in front of the studio',
    (authorization) => {
      expect(read(authorization)).toBeNull();
    },
  );
});
