import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

/** The sockets of the fake server: one for each client id, the newest, as in ComfyUI. */
export interface SocketHub {
  upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
  /** Sends a message to a client, or to all without an id. */
  send: (clientId: string | null, type: string, data: object) => void;
  sendPreview: (clientId: string | null, metadata: object, image: Buffer) => void;
  /** How many sockets are open, displaced ones included. */
  count: () => number;
  /** Ends all connections at once. */
  drop: () => void;
}

/**
 * @param options.hasMetadata whether previews carry metadata for clients that asked for it
 * @param options.greet messages for a client that connects
 */
export function createSocketHub(options: {
  hasMetadata: boolean;
  greet: (clientId: string) => { type: string; data: object }[];
}): SocketHub {
  const server = new WebSocketServer({ noServer: true });
  const byClient = new Map<string, { socket: WebSocket; wantsMetadata: boolean }>();

  function receivers(clientId: string | null) {
    if (clientId === null) return [...byClient.values()];
    const one = byClient.get(clientId);
    return one === undefined ? [] : [one];
  }

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const clientId = new URL(request.url ?? '', 'http://fake').searchParams.get('clientId') ?? '';
    const entry = { socket, wantsMetadata: false };
    byClient.set(clientId, entry);
    for (const message of options.greet(clientId)) socket.send(JSON.stringify(message));
    socket.once('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; data: { supports_preview_metadata?: boolean } };
      if (message.type !== 'feature_flags') return;
      entry.wantsMetadata = message.data.supports_preview_metadata === true;
      socket.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: options.hasMetadata } }));
    });
    // The entry of a newer socket with the same id goes, too, as in ComfyUI.
    socket.on('close', () => byClient.delete(clientId));
    socket.on('error', () => undefined);
  });

  return {
    upgrade(request, stream, head) {
      server.handleUpgrade(request, stream, head, (socket) => server.emit('connection', socket, request));
    },
    send(clientId, type, data) {
      for (const { socket } of receivers(clientId)) socket.send(JSON.stringify({ type, data }));
    },
    sendPreview(clientId, metadata, image) {
      const described = Buffer.from(JSON.stringify(metadata));
      for (const { socket, wantsMetadata } of receivers(clientId)) {
        const withMetadata = options.hasMetadata && wantsMetadata;
        const head = Buffer.alloc(8);
        head.writeUInt32BE(withMetadata ? 4 : 1, 0);
        // The length of the metadata, or the format: 1 is JPEG.
        head.writeUInt32BE(withMetadata ? described.length : 1, 4);
        socket.send(Buffer.concat([head, ...(withMetadata ? [described] : []), image]));
      }
    },
    count: () => server.clients.size,
    drop() {
      for (const socket of server.clients) socket.terminate();
    },
  };
}
