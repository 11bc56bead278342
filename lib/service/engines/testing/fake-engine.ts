/** How a fake engine fails. */
export type EngineFault =
  /** Receives the whole request, acts on it, and closes the connection without an answer. */
  | 'cut'
  /** Answers 200 with an HTML page. */
  | 'html'
  /** Redirects to another path of its own. */
  | 'redirect'
  /** Sends an answer without end. */
  | 'huge'
  /** Answers 500. */
  | 'server error'
  /** Answers 401. */
  | 'refused key'
  /** Answers 429. */
  | 'too many'
  /** Answers JSON of another shape. */
  | 'wrong shape';

/** What fakes answer with 429, in `Retry-After`: short, because tests wait for it. */
export const fakeRetryAfterSeconds = 1;

/** Which requests fail: those for models, those that start work, those about running work, those for results. */
export type EngineStage = 'discover' | 'submit' | 'follow' | 'result';

/** A server that answers as a real engine does, and counts what reaches it; `answerWithFault` sends its faults. */
export interface FakeEngine {
  url: string;
  /** How many requests arrived that start work, whatever they were answered. */
  sent: () => number;
  /** How much of its work was cancelled by a request. */
  cancelled: () => number;
  /** Makes the next requests of a stage fail; by default one. */
  fail: (stage: EngineStage, fault: EngineFault, times?: number) => void;
  /** Keeps all work running until `release`. */
  hold: () => void;
  release: () => void;
  /** Loses everything it knows about its work, as a restart does. */
  forget: () => void;
  /** The headers of every request, for canaries. */
  headers: () => Record<string, string | string[] | undefined>[];
  close: () => Promise<void>;
}
