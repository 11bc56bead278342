import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '../contract/error.ts';
import { answerWithFile } from './answer-with-file.ts';

const content = Buffer.from('abcdefghij');

function ask(requestHeaders: Record<string, string> = {}, method = 'GET') {
  return answerWithFile(new Request('http://easel/file', { method, headers: requestHeaders }), {
    headers: new Headers({ 'Content-Type': 'text/plain', ETag: '"one"' }),
    bytes: content.length,
    open: (range) =>
      Promise.resolve(Readable.from([range === null ? content : content.subarray(range.start, range.end + 1)])),
  });
}

const summarize = (response: Response) => [
  response.status,
  response.headers.get('content-length'),
  response.headers.get('content-range'),
];

describe('answerWithFile', () => {
  it('answers with the whole file', async () => {
    const response = await ask();
    expect(summarize(response)).toEqual([200, '10', null]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe('abcdefghij');
  });

  it('answers with a part', async () => {
    const response = await ask({ range: 'bytes=2-4' });
    expect(summarize(response)).toEqual([206, '3', 'bytes 2-4/10']);
    expect(await response.text()).toBe('cde');
  });

  it('answers with the whole file when If-Range names another version', async () => {
    expect(summarize(await ask({ range: 'bytes=2-4', 'if-range': '"one"' }))).toEqual([206, '3', 'bytes 2-4/10']);
    expect(summarize(await ask({ range: 'bytes=2-4', 'if-range': '"two"' }))).toEqual([200, '10', null]);
  });

  it('rejects a range outside the file, and reports the file’s length', async () => {
    const response = await ask({ range: 'bytes=10-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect(errorBodySchema.parse(await response.json()).error.type).toBe('range_not_satisfiable');
  });

  it('answers HEAD without opening the file', async () => {
    const response = await ask({}, 'HEAD');
    expect(summarize(response)).toEqual([200, '10', null]);
    expect(response.body).toBeNull();
    expect(summarize(await ask({ range: 'bytes=2-4' }, 'HEAD'))).toEqual([200, '10', null]);
    expect(summarize(await ask({ range: 'bytes=10-' }, 'HEAD'))).toEqual([200, '10', null]);
  });

  it.each([
    ['"one"', 304],
    ['"two", W/"one"', 304],
    ['*', 304],
    ['"two"', 200],
    ['"on"', 200],
  ])('compares If-None-Match %s by whole tags', async (tags, status) => {
    expect((await ask({ 'if-none-match': tags })).status).toBe(status);
  });
});
