import { describe, expect, it } from 'vitest';
import { createMediaChanges, type MediaChange } from './media-changes.ts';

describe('createMediaChanges', () => {
  it('publishes events, and `anything` for unreadable ones', () => {
    const changes = createMediaChanges();
    const received: MediaChange[] = [];
    const stop = changes.subscribe((each) => received.push(each));
    changes.receive('{"id":"a","url":"/a"}');
    changes.receive('{"ids":["a"]}');
    changes.receive('<html>');
    stop();
    changes.publish('anything');
    expect(received).toEqual([{ media: { id: 'a', url: '/a' } }, { gone: ['a'] }, 'anything']);
  });
});
