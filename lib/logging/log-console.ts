import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from './create-logger.ts';
import { describeError } from './describe-error.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Logs what libraries write to the console, one object per line. Otherwise their stacks would appear between the log's
 * lines, with values that the log redacts.
 */
export function logConsole(logger: Logger): void {
  for (const [method, level] of Object.entries(levels)) {
    const log = (...values: unknown[]) => {
      const words = format(...values.map((value) => (value instanceof Error ? describeError(value) : value)));
      logger[level]({ words: stripVTControlCharacters(words) }, 'a library wrote to the console');
    };
    Object.assign(globalThis.console, { [method]: log });
  }
}
