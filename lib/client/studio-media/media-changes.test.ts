import { describe, expect, it } from 'vitest';
import { createMediaChanges, type MediaChange } from './media-changes.ts';

describe('createMediaChanges', () => {
  it('passes changes on, and takes what it cannot read for a hint', () => {
    const changes = createMediaChanges();
    const published: MediaChange[] = [];
    const stop = changes.subscribe((each) => published.push(each));
    changes.publishEvent('{"id":"a","url":"/a"}');
    changes.publishEvent('{"ids":["a"]}');
    changes.publishEvent('<html>');
    stop();
    changes.publish('anything');
    expect(published).toEqual([{ media: { id: 'a', url: '/a' } }, { gone: ['a'] }, 'anything']);
  });
});
