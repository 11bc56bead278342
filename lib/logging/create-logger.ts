import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured logger: one JSON object a line on standard error. Anything that could hold a key or a prompt is struck
 * out of all that is logged.
 *
 * @param program who speaks: `studio`, `service`
 * @param level lowest level written, as pino names them
 */
export function createLogger(program: string, level: string): Logger {
  return pino(
    {
      level,
      base: { program },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'authorization',
          '*.authorization',
          'headers.authorization',
          'key',
          '*.key',
          'prompt',
          '*.prompt',
          'cookie',
          '*.cookie',
        ],
        censor: '[struck out]',
      },
    },
    // Written synchronously: buffered output keeps the process from exiting when its reader is gone.
    pino.destination({ dest: 2, sync: true }),
  );
}
