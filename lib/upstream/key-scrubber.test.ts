import { array, assert, asyncProperty, constantFrom, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyScrubber } from './key-scrubber.ts';

const key = 'abab/key+1';
const { text, bytes, stream } = createKeyScrubber(key);

async function through(chunks: string[]): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(source.pipeThrough(stream())).text();
}

describe('createKeyScrubber', () => {
  it('redacts the key in every encoding, without changing lengths', () => {
    const forms = [key, encodeURIComponent(key), String.raw`abab\/key+1`];
    for (const form of forms) {
      const echoed = `before ${form} after ${form}`;
      expect(text(echoed)).toBe(echoed.replaceAll(form, '*'.repeat(form.length)));
      expect(bytes(Buffer.from(echoed)).toString()).toBe(text(echoed));
    }
  });

  it('redacts it in streams, also across chunks', async () => {
    const piece = constantFrom('ab', 'abab', key, key.slice(0, 5), key.slice(5), 'x', '/key+1', 'ababab');
    await assert(
      asyncProperty(array(piece, { maxLength: 12 }), array(nat(80), { maxLength: 8 }), async (pieces, cuts) => {
        const whole = pieces.join('');
        const places = [0, ...cuts.filter((cut) => cut < whole.length).toSorted((one, other) => one - other)];
        const chunks = places.map((place, index) => whole.slice(place, places[index + 1]));
        const result = await through(chunks);
        expect(result).toHaveLength(whole.length);
        expect(result).not.toContain(key);
        expect(result).toBe(text(whole));
      }),
    );
  });

  it('changes nothing without a key', () => {
    expect(createKeyScrubber(null).text(key)).toBe(key);
  });
});
