import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured logger: one JSON object per line on standard error. Fields that could hold a key or a prompt are
 * redacted.
 *
 * @param program the name of the logging program: `studio`, `service`
 * @param level lowest level written, in pino's terms
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
    // Synchronous, because buffered output prevents the process from exiting when its reader is gone.
    pino.destination({ dest: 2, sync: true }),
  );
}
