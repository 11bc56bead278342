/** Why a running attempt is ended from outside, as the reason of its signal. */
export class StopReason extends Error {
  override readonly name = 'EndReason';
  /** `replaced`: cancelled, or no longer the current attempt. `shutdown`: this process shuts down. */
  readonly why: 'replaced' | 'shutdown';

  constructor(why: 'replaced' | 'shutdown') {
    super(why);
    this.why = why;
  }
}
