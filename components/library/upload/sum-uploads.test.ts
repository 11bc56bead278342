import { describe, expect, it } from 'vitest';
import type { Upload, UploadState } from './upload';
import { areAllAdded, sumUploads } from './sum-uploads';

const none = { added: 0, known: 0, restored: 0, failed: 0 };
const done = (sums: Partial<typeof none>): UploadState => ({
  status: 'done',
  sums: { ...none, ...sums },
  media: null,
  faults: [],
});
const list = (...states: UploadState[]): Upload[] =>
  states.map((state, at) => ({ id: String(at), file: new File([], 'a.png'), board: null, state }));

describe('sumUploads', () => {
  it('counts what was added apart from what was there, and the files of a zip', () => {
    const uploads = list(
      done({ added: 1 }),
      done({ known: 1 }),
      done({ restored: 1 }),
      done({ added: 5, known: 2, failed: 1 }),
      { status: 'failed', reason: 'Not an image.', canRetry: false },
      { status: 'cancelled' },
    );
    expect(sumUploads(uploads)).toEqual({ added: 6, known: 3, restored: 1, failed: 2 });
  });
});

describe('areAllAdded', () => {
  it('is false while a file has something to say', () => {
    expect(areAllAdded(list(done({ added: 1 }), done({ added: 3 })))).toBe(true);
    expect(areAllAdded(list(done({ added: 1 }), done({ known: 1 })))).toBe(false);
    expect(areAllAdded(list(done({ added: 1 }), { status: 'cancelled' }))).toBe(false);
    expect(areAllAdded(list(done({ added: 1 }), { status: 'sending', share: 1 }))).toBe(false);
  });
});
