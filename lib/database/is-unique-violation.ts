/** The code of PostgreSQL (Appendix A, `unique_violation`). */
const uniqueViolation = '23505';

/** Whether a query failed since another row has the value already: two browsers chose it at the same time. */
export function isUniqueViolation(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? thrown.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === uniqueViolation;
}
