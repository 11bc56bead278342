import { WebSocket, type Dispatcher } from 'undici';
import type { MessageReader } from './read-messages.ts';

/** A connection for the messages of one client id. */
export interface ComfySocket {
  isOpen: () => boolean;
  close: () => void;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Listens to the messages for a client id, and connects again whenever the connection is lost. It never fails: the
 * messages are hints, and polling is the truth. The server keeps one socket for each client id, the newest.
 *
 * @param options.address `ws://` or `wss://`, with the client id
 * @param options.headers sent with the handshake
 */
export function openComfySocket(options: {
  address: URL;
  headers: Record<string, string>;
  dispatcher: Dispatcher;
  reader: MessageReader;
}): ComfySocket {
  const { address, headers, dispatcher, reader } = options;
  let isClosed = false;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | null = null;
  let socket = connect();

  function connect(): WebSocket {
    const opened = new WebSocket(address, { headers, dispatcher });
    opened.binaryType = 'arraybuffer';
    opened.addEventListener('open', () => {
      pauseMs = firstPauseMs;
      // Must be the first message; previews then say to which prompt they belong.
      opened.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }));
    });
    opened.addEventListener('message', ({ data }) => {
      if (isClosed) return;
      if (typeof data === 'string') reader.text(data);
      else if (data instanceof ArrayBuffer) reader.binary(data);
    });
    opened.addEventListener('close', () => {
      if (isClosed) return;
      timer = setTimeout(() => {
        socket = connect();
      }, pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    });
    return opened;
  }

  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      socket.close();
    },
  };
}
