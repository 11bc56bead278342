/**
 * How long a test may wait for a state, in milliseconds. It only ends hanging tests: on a busy machine a correct state
 * may come late.
 */
export const hangBoundMs = 240_000;
