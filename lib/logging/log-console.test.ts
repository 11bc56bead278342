import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logConsole } from './log-console.ts';

const parse = (line: string) => JSON.parse(line) as unknown;

/** Has the console logged for the rest of a test; gives what is written. */
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
  it('makes one line of whatever a library writes, its stacks and colours too', () => {
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

  it('keeps to the level of the log', () => {
    const { console, lines } = hearConsole();
    console.debug('nobody wants to know');
    console.info('hello');
    expect(lines()).toMatchObject([{ level: 30, words: 'hello' }]);
  });
});
