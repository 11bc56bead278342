import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstPersonId } from '../../people/first-person.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { resolveMediaUrls } from './resolve-media-urls.ts';

let test: TestStudio;

beforeEach(async () => {
  // Behind a proxy with TLS, whose name and certificate this machine need not know.
  test = await startTestStudio({ origins: ['https://easel.example'], localUrl: 'http://127.0.0.1:3100' });
});
afterEach(() => test.close());

describe('resolveMediaUrls', () => {
  it('gives the embedded service a local address, at which it may read that file and nothing else', async () => {
    const { studio } = test;
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const file = Readable.from([await image.png().toBuffer()]);
    const { url } = await studio.media.receive(file, { name: 'a.png', ownerId: firstPersonId });
    const sent = await resolveMediaUrls(studio.context, { images: [url, `https://easel.example${url}`] });
    const read = (target: string) => () =>
      studio.allowList.check({ method: 'GET', url: target, headers: { host: '127.0.0.1:3100' } });
    for (const address of sent['images'] as string[]) {
      const { origin, pathname, search } = new URL(address);
      expect([origin, pathname]).toEqual(['http://127.0.0.1:3100', url]);
      expect(read(pathname + search)).not.toThrow();
      for (const target of [
        pathname,
        `${pathname}?access=9999999999.x`,
        `/library${search}`,
        `${pathname}/poster${search}`,
      ])
        expect(read(target)).toThrow(expect.objectContaining({ code: 'misdirected_request' }));
    }
  });
});
