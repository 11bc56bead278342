import { connect, type Socket } from 'node:net';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';

/** A connection that sends any bytes, for requests that no client library sends. */
export interface RawConnection {
  socket: Socket;
  /** Everything received until the other side closed. Rejects if it does not close in time. */
  ended: Promise<string>;
}

/** Connects to a service, and sends pieces one after another, without closing. */
export function openRaw(url: string, ...pieces: (string | Buffer)[]): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let heard = '';
  const ended = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection stays open after: ${heard.slice(0, 500)}`));
    }, hangBoundMs);
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
    });
    // A reset connection is an end as well.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
  for (const piece of pieces) socket.write(piece);
  return { socket, ended };
}

/** A response as received. */
export interface RawAnswer {
  /** 0 when the connection closed without a response. */
  status: number;
  head: string;
  body: string;
}

/** Sends pieces, waits until the other side closes, and reads the first response. */
export async function sendRaw(url: string, ...pieces: (string | Buffer)[]): Promise<RawAnswer> {
  const heard = await openRaw(url, ...pieces).ended;
  const split = heard.indexOf('\r\n\r\n');
  const head = split < 0 ? heard : heard.slice(0, split);
  const rest = heard.slice(split + 4);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const body = /^transfer-encoding: chunked/im.test(head)
    ? joinChunks(rest)
    : rest.slice(0, Number(length ?? rest.length));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body };
}

function joinChunks(text: string): string {
  const line = /^([\da-f]+)\r\n/i.exec(text);
  const size = Number.parseInt(line?.[1] ?? '0', 16);
  if (line === null || size === 0) return '';
  const start = line[0].length;
  return text.slice(start, start + size) + joinChunks(text.slice(start + size + 2));
}

/** The head of a request that closes its connection. */
export function headOf(method: string, target: string, headers: Record<string, string> = {}): string {
  const all = { Host: 'easel.test', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}
