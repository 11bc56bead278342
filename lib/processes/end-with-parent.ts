/** Set by the launcher for programs whose standard input it holds open for as long as it lives. */
export const parentVariable = 'EASEL_ENDS_WITH_PARENT';

/**
 * Calls back once when the launcher that started this program is gone, however it went: its end of our standard input
 * closes then. Does nothing in a program that was started by hand. Does not keep a program running by itself.
 *
 * @param onEnd begins the same orderly end that SIGTERM does
 */
export function endWithParent(onEnd: () => void): void {
  if (process.env[parentVariable] !== '1') return;
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  process.stdin.once('end', end).once('error', end).once('close', end).resume();
  // A pipe is a socket here, and `unref` keeps it from holding the process open.
  if ('unref' in process.stdin) process.stdin.unref();
}
