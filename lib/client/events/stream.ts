/** How a stream stands: not open yet, open, or broken and on its way back. */
export type StreamState = 'connecting' | 'open' | 'broken';

/** Whoever hears a stream. */
export interface StreamHearer {
  /** Told whenever it opens or breaks, also when it does so again: events may have been missed. */
  onState: (state: StreamState) => void;
  /** An event's name and its data as sent. */
  onEvent: (name: string, data: string) => void;
}

/** The studio's events, wherever they come from. */
export interface StudioStream {
  state: () => StreamState;
  /** Told when the page wakes or the network is back: what waits for another try tries now. */
  wake: () => void;
  close: () => void;
}

/** Opens a stream for a hearer. */
export type OpenStream = (hearer: StreamHearer) => StudioStream;
