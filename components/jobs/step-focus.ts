/** Moves the focus among the tiles of a list by an arrow key, Home or End. Answers the job it went to, null for none. */
export function stepFocus(list: HTMLElement, key: string): string | null {
  const tiles = [...list.querySelectorAll<HTMLElement>('[data-job]')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  const next = at === -1 ? null : targetIndex(key, at, tiles.length);
  const tile = next === null ? undefined : tiles[next];
  tile?.focus();
  return tile?.dataset['job'] ?? null;
}

/** Where a key leads in a row of `count`; null for a key that does not lead anywhere. */
export function targetIndex(key: string, at: number, count: number): number | null {
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count ? null : target;
}
