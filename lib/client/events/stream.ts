/** How a stream stands: not open yet, open, or broken and being opened again. */
export type StreamState = 'connecting' | 'open' | 'broken';

/** What a stream reports to. */
export interface StreamListener {
  /** Called whenever the stream opens or breaks, also when it does so again: events may have been missed. */
  onState: (state: StreamState) => void;
  /** Called with each event's name, and its data as sent. */
  onEvent: (name: string, data: string) => void;
}

/** The studio's events, wherever they come from. */
export interface StudioStream {
  state: () => StreamState;
  /** To be called when the page wakes or the network is back: a connection that waits to be tried again is tried now. */
  wake: () => void;
  close: () => void;
}

/** Opens a stream that reports to a listener. */
export type OpenStream = (listener: StreamListener) => StudioStream;
