const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes for people, in powers of a thousand: `5.6 GB`. */
export function describeBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

const stepPercent = 10;
/** Less than that is done before anybody reads it. */
const quietBytes = 200_000_000;

/**
 * Reports how far long work is.
 *
 * @param say gets a line for every tenth
 * @returns called with the bytes that were done since the last call
 */
export function createProgress(
  title: string,
  totalBytes: number,
  say: (line: string) => void,
): (bytes: number) => void {
  let done = 0;
  let next = stepPercent;
  return (bytes) => {
    done += bytes;
    if (totalBytes < quietBytes || (done / totalBytes) * 100 < next) return;
    const percent = Math.floor(((done / totalBytes) * 100) / stepPercent) * stepPercent;
    next = percent + stepPercent;
    if (percent < 100) say(`${title}: ${percent} % of ${describeBytes(totalBytes)}`);
  };
}
