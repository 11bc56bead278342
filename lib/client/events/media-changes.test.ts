import { describe, expect, it } from 'vitest';
import { createMediaNews, type MediaNews } from './media-changes.ts';

describe('createMediaNews', () => {
  it('tells what was heard, and takes what it cannot read for a hint', () => {
    const news = createMediaNews();
    const heard: MediaNews[] = [];
    const stop = news.subscribe((each) => heard.push(each));
    news.hear('{"id":"a","url":"/a"}');
    news.hear('{"ids":["a"]}');
    news.hear('<html>');
    stop();
    news.tell('anything');
    expect(heard).toEqual([{ media: { id: 'a', url: '/a' } }, { gone: ['a'] }, 'anything']);
  });
});
