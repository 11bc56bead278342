/** Why a running attempt is ended from outside, as the reason of its signal. */
export class EndReason extends Error {
  override readonly name = 'EndReason';
  /** `replaced`: cancelled, or no longer the attempt that counts. `shutdown`: this process is asked to end. */
  readonly why: 'replaced' | 'shutdown';

  constructor(why: 'replaced' | 'shutdown') {
    super(why);
    this.why = why;
  }
}
