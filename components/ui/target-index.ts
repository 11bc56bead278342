/** The index that an arrow key, Home or End moves to in a row of `count`; null for any other key and at the ends. */
export function targetIndex(key: string, at: number, count: number): number | null {
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count ? null : target;
}
