/**
 * Where a finished upload belongs among the values of a field: uploads keep the order in which their files were given,
 * however late each one finishes, behind what was there before and behind what was moved since.
 *
 * @param values the addresses in the field
 * @param orderOf the order number of an address that was uploaded here; null for any other
 * @param order the order number of the new one
 * @returns the index to insert it at
 */
export function placeUpload(
  values: readonly string[],
  orderOf: (address: string) => number | null,
  order: number,
): number {
  let index = values.length;
  while (index > 0) {
    const before = orderOf(values[index - 1] ?? '');
    if (before === null || before < order) break;
    index -= 1;
  }
  return index;
}

/** A list with one entry moved to another place. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(to, 0), entries.length - 1);
  const rest = entries.filter((_entry, index) => index !== from);
  const moved = entries.slice(from, from + 1);
  return [...rest.slice(0, target), ...moved, ...rest.slice(target)];
}
