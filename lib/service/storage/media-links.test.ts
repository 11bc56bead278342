import { describe, expect, it } from 'vitest';
import { createMediaLinks } from './media-links.ts';

describe('createMediaLinks', () => {
  it('creates links that any process with the secret accepts, until they expire', () => {
    let now = 1_000_000;
    const options = { secret: 'a', url: 'http://media', lifetimeMs: 60_000, now: () => now };
    const link = new URL(createMediaLinks(options).sign('id', 2));
    expect(link.pathname).toBe('/media/id/2');
    const other = createMediaLinks({ ...options });
    expect(() => other.check('id', 2, link.searchParams)).not.toThrow();
    expect(() => other.check('id', 1, link.searchParams)).toThrow(/not valid/);
    expect(() => createMediaLinks({ ...options, secret: 'b' }).check('id', 2, link.searchParams)).toThrow(/not valid/);
    now += 62_000;
    expect(() => other.check('id', 2, link.searchParams)).toThrow(/expired/);
  });
});
