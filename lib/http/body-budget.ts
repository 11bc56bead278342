import { EaselError } from '../contract/error.ts';

/** What one request's body takes of a budget. */
export interface BodyShare {
  /**
   * Looks ahead: whether a body of this declared length would fit. Reserves nothing, so that a length that is only claimed
   * keeps no other request out.
   *
   * @throws EaselError `unavailable`, with the seconds after which to try again
   */
  foresee: (bytes: number) => void;
  /**
   * Counts bytes that have arrived.
   *
   * @throws EaselError `unavailable` when they no longer fit; what was counted before stays counted until `release`
   */
  take: (bytes: number) => void;
  /** Gives back what was counted. Once is enough, twice does no harm. */
  release: () => void;
}

/** A limit on the bytes of all request bodies that a process holds in memory at one time. */
export interface BodyBudget {
  /** Begins to count for one request. */
  open: () => BodyShare;
  /** Bytes that are held now. */
  heldBytes: () => number;
}

const retryAfterSeconds = 2;

/**
 * Creates a budget of so many bytes. Bodies that are written away or passed on as they arrive need none: they hold a chunk
 * or two.
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
        foresee: requireRoom,
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
