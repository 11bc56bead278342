import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readWhole } from './read-whole.ts';

const origin = 'https://media.test';
const message = (reading: Promise<Buffer>) =>
  reading.then(
    () => null,
    (thrown: unknown) => (thrown as Error).message,
  );

describe('readWhole', () => {
  it('reads bodies of one chunk, of several, and of none', async () => {
    const bodies = [['all'], ['in ', 'two'], []].map((chunks) =>
      Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    );
    const read = await Promise.all(bodies.map((body) => readWhole(body, 10, origin)));
    expect(read.map(String)).toEqual(['all', 'in two', '']);
  });

  it('stops at a body that is too large', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(4));
      },
    });
    expect(await message(readWhole(endless, 10, origin))).toBe(
      'The media service at https://media.test sent a response that is too large.',
    );
    expect(endless.destroyed).toBe(true);
  });

  it.each<[string, (body: Readable) => void]>([
    ['breaks off', (body) => body.destroy(new Error('ECONNRESET'))],
    ['is closed early', (body) => body.destroy()],
  ])('says so when a body %s, before or while it is read', async (_how, end) => {
    const said = 'The media service at https://media.test did not complete its response.';
    const during = new Readable({ read: () => undefined });
    const reading = message(readWhole(during, 10, origin));
    during.push(Buffer.from('half'));
    setImmediate(() => end(during));
    expect(await reading).toBe(said);

    const before = new Readable({ read: () => undefined });
    before.on('error', () => undefined);
    end(before);
    await new Promise((resolve) => {
      before.once('close', resolve);
    });
    expect(await message(readWhole(before, 10, origin))).toBe(said);
  });
});
