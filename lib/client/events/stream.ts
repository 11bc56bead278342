/** The state of a stream: not open yet, open, or broken and being reopened. */
export type StreamState = 'connecting' | 'open' | 'broken';

/** The listener of a stream. */
export interface StreamListener {
  /** Called whenever the stream opens or breaks, also repeatedly: events may have been missed. */
  onState: (state: StreamState) => void;
  /** Called with each event's name, and its data as sent. */
  onEvent: (name: string, data: string) => void;
}

/** A stream of the studio's events. */
export interface StudioStream {
  state: () => StreamState;
  /** Call it when the page wakes or the network is back: a connection that waits for its next attempt is tried now. */
  wake: () => void;
  close: () => void;
}

/** Opens a stream for a listener. */
export type OpenStream = (listener: StreamListener) => StudioStream;
