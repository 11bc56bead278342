import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logConsole } from './log-console.ts';

const parse = (line: string) => JSON.parse(line) as unknown;

/** Redirects the console to a logger for the rest of a test; returns the written lines. */
function hearConsole(): { console: Console; lines: () => unknown[] } {
  const original = { ...globalThis.console };
  onTestFinished(() => void Object.assign(globalThis.console, original));
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  logConsole(pino({ level: 'info', base: null, timestamp: false }, destination));
  return { console: globalThis.console, lines: () => text.trimEnd().split('\n').map(parse) };
}

describe('logConsole', () => {
  it('writes one line for each call, without colours, stacks included', () => {
    const { console, lines } = hearConsole();
    console.error('\u001B[31m⨯\u001B[0m', new Error('broken'));
    console.warn('%s of %d', 'one', 2);
    expect(lines()).toEqual([
      {
        level: 50,
        words: expect.stringMatching(/^⨯ Error: broken\n {4}at /) as string,
        msg: expect.anything() as string,
      },
      { level: 40, words: 'one of 2', msg: expect.anything() as string },
    ]);
  });

  it('respects the level of the logger', () => {
    const { console, lines } = hearConsole();
    console.debug('nobody wants to know');
    console.info('hello');
    expect(lines()).toMatchObject([{ level: 30, words: 'hello' }]);
  });
});
