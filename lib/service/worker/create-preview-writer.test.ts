import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import type { Preview } from '../queue/preview-store.ts';
import { createPreviewWriter } from './create-preview-writer.ts';

const logger = createLogger('service', 'silent');
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
let gif: Buffer;

beforeAll(async () => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  [jpeg, png, webp, gif] = await Promise.all([
    image.clone().jpeg().toBuffer(),
    image.clone().png().toBuffer(),
    image.clone().webp().toBuffer(),
    image.clone().gif().toBuffer(),
  ]);
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(write: () => Promise<boolean> = () => Promise.resolve(true)) {
  const written: Preview[] = [];
  let replaced = 0;
  const writer = createPreviewWriter({
    write: (preview) => {
      written.push(preview);
      return write();
    },
    onReplaced: () => {
      replaced += 1;
    },
    logger,
  });
  return { writer, written, replaced: () => replaced };
}

/** A preview that can be told from others: bytes after the end of a JPEG do not matter. */
const numbered = (number: number) => Buffer.concat([jpeg, Buffer.from([number])]);

describe('createPreviewWriter', () => {
  it('writes twice a second at most, and always the newest', async () => {
    const { writer, written } = begin();
    for (let number = 0; number < 100; number += 1) {
      writer.onPreview(numbered(number));
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(written.map(({ content }) => content.at(-1))).toEqual([24, 49, 74, 99]);
    writer.stop();
  });

  it('writes each preview once', async () => {
    const { writer, written } = begin();
    writer.onPreview(jpeg);
    await vi.advanceTimersByTimeAsync(3000);
    expect(written).toHaveLength(1);
    writer.stop();
  });

  it('recognises JPEG, PNG and WebP by their content, and drops everything else', async () => {
    const { writer, written } = begin();
    for (const image of [jpeg, png, webp, gif, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.of()]) {
      writer.onPreview(image);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(written.map(({ contentType }) => contentType)).toEqual(['image/jpeg', 'image/png', 'image/webp']);
    writer.stop();
  });

  it('drops a preview above 1 MB, and goes on with the next', async () => {
    const { writer, written } = begin();
    writer.onPreview(Buffer.concat([jpeg, Buffer.alloc(1_000_001 - jpeg.length)]));
    await vi.advanceTimersByTimeAsync(500);
    expect(written).toEqual([]);
    writer.onPreview(Buffer.concat([jpeg, Buffer.alloc(1_000_000 - jpeg.length)]));
    await vi.advanceTimersByTimeAsync(500);
    expect(written).toHaveLength(1);
    writer.stop();
  });

  it('writes one at a time, however slow the database is', async () => {
    const waiting: ((isOurs: boolean) => void)[] = [];
    const { writer, written } = begin(() => new Promise((resolve) => waiting.push(resolve)));
    for (let number = 0; number < 4; number += 1) {
      writer.onPreview(numbered(number));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(written).toHaveLength(1);
    waiting[0]?.(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(written.map(({ content }) => content.at(-1))).toEqual([0, 3]);
    writer.stop();
  });

  it('is not changed by what the engine does with its buffer later', async () => {
    const { writer, written } = begin();
    const image = numbered(7);
    writer.onPreview(image);
    image.fill(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(written[0]?.content.at(-1)).toBe(7);
    writer.stop();
  });

  it('goes on after a write that failed, and calls onReplaced when the attempt is no longer the current one', async () => {
    let isAway = true;
    const { writer, written, replaced } = begin(async () => {
      if (isAway) throw new Error('no database');
      return Promise.resolve(false);
    });
    writer.onPreview(jpeg);
    await vi.advanceTimersByTimeAsync(500);
    expect(replaced()).toBe(0);
    isAway = false;
    writer.onPreview(png);
    await vi.advanceTimersByTimeAsync(500);
    expect([written.length, replaced()]).toEqual([2, 1]);
    writer.stop();
  });

  it('writes nothing after stop', async () => {
    const { writer, written } = begin();
    writer.onPreview(jpeg);
    writer.stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(written).toEqual([]);
  });
});
