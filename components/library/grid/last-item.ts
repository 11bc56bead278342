let last: string | null = null;

/** Takes note of the item that one looks at; null when one has come back from it. */
export function noteLastItem(id: string | null): void {
  last = id;
}

/** The item that one looked at last, so that the grid stands on it when one comes back. */
export function lastItem(): string | null {
  return last;
}
