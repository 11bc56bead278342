/**
 * What a log may say of something thrown: its stack, and those of its causes. Of a failed query only the database's own
 * words: the query's values hold prompts. A query's failure is known by its shape, because Next bundles its class more than
 * once.
 */
export function describeError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if ('query' in thrown && 'params' in thrown) return `a query failed: ${describeError(thrown.cause)}`;
  const own = thrown.stack ?? thrown.message;
  return thrown.cause == null ? own : `${own}\ncaused by: ${describeError(thrown.cause)}`;
}
