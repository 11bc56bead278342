import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What a log may say of something thrown: its stack. Of a failed query only the database's own words: the query's values
 * hold prompts.
 */
export function describeError(thrown: unknown): string {
  if (thrown instanceof DrizzleQueryError) return `a query failed: ${describeError(thrown.cause)}`;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
