/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Gives files of one folder names that no file system confuses: a second one of the same name gets a number. */
export function createUniqueNames(): (wish: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wish) => {
    const safe = reserved.test(wish) ? `_${wish}` : wish;
    const dot = safe.lastIndexOf('.');
    const [base, ending] = dot <= 0 ? [safe, ''] : [safe.slice(0, dot), safe.slice(dot)];
    const key = safe.normalize('NFC').toLowerCase();
    let count = counts.get(key) ?? 1;
    let name = safe;
    while (taken.has(name.normalize('NFC').toLowerCase())) {
      count += 1;
      name = `${base} (${count})${ending}`;
    }
    counts.set(key, count);
    taken.add(name.normalize('NFC').toLowerCase());
    return name;
  };
}
