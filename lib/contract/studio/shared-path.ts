/** The page that a public link opens. */
export function sharedPath(token: string): string {
  return `/shared/${token}`;
}

/** What the page reads: its items, and below it their files. */
export function sharedApiPath(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}`;
}
