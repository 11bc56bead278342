import { describe, expect, it } from 'vitest';
import { plainExport } from '@/lib/contract/studio/media-export-parameters';
import { exportAddress } from './start-export';

describe('exportAddress', () => {
  it('asks for the format and the names that were chosen, and for nothing else', () => {
    expect(exportAddress('/zips/1', plainExport)).toBe('/zips/1');
    const address = exportAddress('/zips/1', { ...plainExport, format: 'webp', name: '{prompt}' });
    expect(address).toMatch(/^\/zips\/1\?/);
    expect(new URLSearchParams(address.split('?')[1]).get('format')).toBe('webp');
    expect(new URLSearchParams(address.split('?')[1]).get('name')).toBe('{prompt}');
  });
});
