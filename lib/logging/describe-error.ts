/**
 * Describes a thrown value for the log: its stack, and those of its causes. For a failed query, only the database's own
 * message, because the query's values contain prompts. A failed query is recognised by its shape, because Next bundles
 * its class more than once.
 */
export function describeError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if ('query' in thrown && 'params' in thrown) return `a query failed: ${describeError(thrown.cause)}`;
  const own = thrown.stack ?? thrown.message;
  return thrown.cause == null ? own : `${own}\ncaused by: ${describeError(thrown.cause)}`;
}
