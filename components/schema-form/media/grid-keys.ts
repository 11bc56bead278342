/**
 * The index that a key moves to in a grid of rows; null for any other key, which is not handled.
 *
 * @param key as in `KeyboardEvent.key`
 * @param columns 1 for a vertical list
 */
export function indexAfterKey(key: string, index: number, total: number, columns: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === 'Home') return total > 0 ? 0 : null;
  if (key === 'End') return total > 0 ? total - 1 : null;
  const step = steps[key];
  if (step === undefined || total === 0) return null;
  const to = index + step;
  // Down also leads into a shorter last row.
  if (to >= total && step > 1 && Math.floor(index / columns) < Math.floor((total - 1) / columns)) return total - 1;
  return to < 0 || to >= total ? index : to;
}
