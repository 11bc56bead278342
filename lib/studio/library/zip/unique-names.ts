/** Names that Windows reserves for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Creates a function that returns names which no file system confuses: a second file of the same name gets a number.
 */
export function createUniqueNames(): (wanted: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted) => {
    const safe = reserved.test(wanted) ? `_${wanted}` : wanted;
    const dot = safe.lastIndexOf('.');
    const [base, ending] = dot <= 0 ? [safe, ''] : [safe.slice(0, dot), safe.slice(dot)];
    const key = safe.normalize('NFC').toLowerCase();
    let count = counts.get(key) ?? 1;
    let name = safe;
    while (used.has(name.normalize('NFC').toLowerCase())) {
      count += 1;
      name = `${base} (${count})${ending}`;
    }
    counts.set(key, count);
    used.add(name.normalize('NFC').toLowerCase());
    return name;
  };
}
