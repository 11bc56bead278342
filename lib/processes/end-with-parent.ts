/** The launcher sets this for programs whose standard input it holds open while it runs. */
export const parentVariable = 'EASEL_ENDS_WITH_PARENT';

/**
 * Calls back once when the launcher that started this program is gone, for whatever reason: standard input closes then.
 * Does nothing in a program that was started by hand. Does not keep the process alive.
 *
 * @param onEnd starts the same orderly stop as SIGTERM
 */
export function endWithParent(onEnd: () => void): void {
  if (process.env[parentVariable] !== '1') return;
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  process.stdin.once('end', end).once('error', end).once('close', end).resume();
  // A pipe is a socket here; without `unref` it would keep the process alive.
  if ('unref' in process.stdin) process.stdin.unref();
}
