import { describe, expect, it } from 'vitest';
import { readSheet, sheetUrl } from './engines-view-state';

describe('readSheet', () => {
  it('reads back what sheetUrl writes', () => {
    for (const sheet of [
      null,
      { kind: 'connect' },
      { kind: 'add', engine: 'atelier' },
      { kind: 'edit', engine: 'gpu & box', model: 'fal/poster 2' },
    ] as const) {
      expect(readSheet(new URL(sheetUrl(sheet), 'http://studio').search)).toEqual(sheet);
    }
  });

  it('takes an empty engine or model as none', () => {
    expect(readSheet('?engine=')).toBeNull();
    expect(readSheet('?engine=a&model=')).toEqual({ kind: 'add', engine: 'a' });
  });
});
