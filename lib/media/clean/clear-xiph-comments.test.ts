import { describe, expect, it } from 'vitest';
import { clearXiphComments } from './clear-xiph-comments.ts';

const packet = (kind: number, codec: string, rest: Buffer | string) =>
  Buffer.concat([Buffer.from([kind]), Buffer.from(codec), Buffer.from(rest)]);
const length = (bytes: number) => Buffer.from([bytes >> 8, bytes & 255]);

const identification = packet(1, 'vorbis', Buffer.alloc(23, 7));
const setup = packet(5, 'vorbis', Buffer.alloc(700, 9));
const secret = 'prompt=a secret'.repeat(40);
const comment = packet(3, 'vorbis', secret);
const laced = Buffer.concat([
  Buffer.from([2, identification.length, 255, 255, comment.length - 510]),
  identification,
  comment,
  setup,
]);

describe('clearXiphComments', () => {
  it('empties the comments of Vorbis, and leaves the other headers', () => {
    const empty = packet(3, 'vorbis', Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1]));
    const cleared = Buffer.concat([Buffer.from([2, 30, 16]), identification, empty, setup]);
    expect(clearXiphComments(laced)).toEqual(cleared);
    expect(clearXiphComments(cleared)).toEqual(cleared);
    const prefixed = [identification, comment, setup].flatMap((each) => [length(each.length), each]);
    expect(clearXiphComments(Buffer.concat(prefixed))).toEqual(cleared);
  });

  it('empties those of Theora, which ends without a bit that is set', () => {
    const [first, last] = [packet(0x80, 'theora', Buffer.alloc(35)), packet(0x82, 'theora', 'tables')];
    const tagged = packet(0x81, 'theora', 'prompt=a secret');
    const headers = Buffer.concat([Buffer.from([2, first.length, tagged.length]), first, tagged, last]);
    const empty = packet(0x81, 'theora', Buffer.alloc(8));
    expect(clearXiphComments(headers)).toEqual(Buffer.concat([Buffer.from([2, 42, 15]), first, empty, last]));
  });

  it('refuses headers that end too early', () => {
    for (const end of [0, 1, 3, 20, identification.length + 10, laced.length - setup.length]) {
      expect(() => clearXiphComments(laced.subarray(0, end))).toThrow('the headers of a track cannot be read');
    }
  });
});
