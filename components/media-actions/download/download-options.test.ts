import { describe, expect, it } from 'vitest';
import { createTestStorage } from '@/lib/client/testing/test-storage';
import { plainExport } from '@/lib/contract/studio/media-export-parameters';
import { createDownloadOptions } from './download-options';

describe('createDownloadOptions', () => {
  it('remembers the options, across pages', () => {
    const storage = createTestStorage();
    const chosen = { ...plainExport, format: 'jpeg' as const, edge: 1024, name: '{date} {seed}' };
    createDownloadOptions(() => storage).set(chosen);
    expect(createDownloadOptions(() => storage).current()).toEqual(chosen);
  });

  it('replaces what it cannot read by the defaults', () => {
    const storage = createTestStorage(
      new Map([['easel:download', '{"format":"gif","quality":0,"edge":3,"name":" ","settings":1}']]),
    );
    expect(createDownloadOptions(() => storage).current()).toEqual(plainExport);
  });
});
