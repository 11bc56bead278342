import { EaselError } from '../contract/error.ts';

/** One request's share of a budget. */
export interface BodyShare {
  /**
   * Checks whether a body of this declared length would fit. Reserves nothing: a false declaration must not block other
   * requests.
   *
   * @throws EaselError `unavailable`, with the seconds after which to try again
   */
  checkDeclared: (bytes: number) => void;
  /**
   * Counts bytes that have arrived.
   *
   * @throws EaselError `unavailable` when they no longer fit; earlier bytes stay counted until `release`
   */
  take: (bytes: number) => void;
  /** Releases the counted bytes. Further calls do nothing. */
  release: () => void;
}

/** A limit on the bytes of all request bodies that a process holds in memory at one time. */
export interface BodyBudget {
  /** Starts counting for one request. */
  open: () => BodyShare;
  /** Bytes that are counted now. */
  heldBytes: () => number;
}

const retryAfterSeconds = 2;

/**
 * Creates a budget of this many bytes. Bodies that are stored or forwarded as they arrive need none: only a chunk or
 * two of them is in memory at a time.
 */
export function createBodyBudget(limitBytes: number): BodyBudget {
  let held = 0;

  function requireRoom(bytes: number): void {
    if (held + bytes <= limitBytes) return;
    throw new EaselError('unavailable', 'Too many large requests are arriving at once. Try again in a moment.', {
      retryAfterSeconds,
    });
  }

  return {
    heldBytes: () => held,
    open() {
      let own = 0;
      return {
        checkDeclared: requireRoom,
        take(bytes) {
          requireRoom(bytes);
          own += bytes;
          held += bytes;
        },
        release() {
          held -= own;
          own = 0;
        },
      };
    },
  };
}
