/**
 * How long a test may wait for anything, in milliseconds. It ends what hangs and judges nothing: on a machine with
 * other work a state may come late, and it is right all the same.
 */
export const hangBoundMs = 240_000;
