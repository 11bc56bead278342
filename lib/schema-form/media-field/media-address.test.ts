import { describe, expect, it } from 'vitest';
import { readMediaAddress, describeAddress, isMediaAddress, kindOfAddress } from './media-address.ts';

describe('readMediaAddress', () => {
  it('recognizes the studio’s own media by the address of any of their images', () => {
    const origin = 'http://127.0.0.1:3000';
    expect(readMediaAddress(`${origin}/api/studio/media/abc/thumbnail?x=1`, origin)).toBe('/api/studio/media/abc');
    expect(readMediaAddress(' https://e.com/a.png ', origin)).toBe('https://e.com/a.png');
    expect(readMediaAddress('a.png', origin)).toBeNull();
    expect(isMediaAddress('javascript:alert(1)')).toBe(false);
  });
});

describe('describeAddress', () => {
  it('gives the host and the last part of the path', () => {
    expect(describeAddress('https://e.com/a/b%20c.png?x=1')).toEqual({ host: 'e.com', name: 'b c.png' });
    expect(describeAddress('data:image/png;base64,AA')).toEqual({ host: 'data', name: 'image/png' });
    expect(kindOfAddress('https://e.com/a.MOV')).toBe('video');
    expect(kindOfAddress('https://e.com/a')).toBeNull();
  });
});
