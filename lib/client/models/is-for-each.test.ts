import { describe, expect, it } from 'vitest';
import { isForEach } from './is-for-each.ts';
import type { MediaField } from './media-fields.ts';

const single = { field: { isList: false } as MediaField };
const list = { field: { isList: true } as MediaField };

describe('isForEach', () => {
  it('is true of several files for a field that takes one', () => {
    expect([isForEach(single, 1), isForEach(single, 2), isForEach(list, 2)]).toEqual([false, true, false]);
  });
});
