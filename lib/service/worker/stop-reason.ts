/** Why a running attempt was stopped from outside: the reason of its signal. */
export class StopReason extends Error {
  override readonly name = 'StopReason';
  /** `replaced`: cancelled, or no longer the current attempt. `shutdown`: this process is shutting down. */
  readonly why: 'replaced' | 'shutdown';

  constructor(why: 'replaced' | 'shutdown') {
    super(why);
    this.why = why;
  }
}
