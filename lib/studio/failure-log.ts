/**
 * A failure as it may be logged. The message of a failed query repeats its parameters, prompts among them, so that the
 * database's own words are taken instead.
 */
export function failureLog(thrown: unknown): { err: unknown } {
  const isQuery = thrown instanceof Error && 'query' in thrown && 'params' in thrown;
  return { err: isQuery ? (thrown.cause ?? new Error('A query failed.')) : thrown };
}
