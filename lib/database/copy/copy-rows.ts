import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** What the driver's connection offers beyond its types. */
interface CopyConnection extends Connection {
  sendCopyFromChunk: (chunk: Uint8Array) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

/** How the driver reports on a query that it did not make itself; beyond its types, too. */
interface CopyQuery extends Submittable {
  handleCopyData?: (message: { chunk: Uint8Array }, connection: CopyConnection) => void;
  handleCopyInResponse?: (connection: CopyConnection) => void;
  handleCommandComplete: (message: { text: string }) => void;
  handleReadyForQuery: () => void;
  handleError: (error: Error) => void;
}

const chunkBytes = 64 * 1024;

/** The number in `COPY 5`. */
const countOf = (text: string) => Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);

/**
 * Runs `COPY … TO STDOUT`. The rows come at the pace of their reader. If the reader stops early, close the client.
 *
 * @returns the bytes as PostgreSQL writes them, and the number of rows, known once the stream has ended
 */
export function copyRowsOut(client: Client, statement: string): { stream: Readable; rows: () => number } {
  let socket: { pause: () => void; resume: () => void } | null = null;
  let rows = 0;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  const stream = new Readable({ read: () => socket?.resume() });

  /** Each message is one row: they go on in larger pieces. */
  function flush(): boolean {
    const piece = Buffer.concat(pending);
    pending = [];
    pendingBytes = 0;
    return piece.length === 0 || stream.push(piece);
  }

  const query: CopyQuery = {
    submit(connection) {
      socket = connection.stream;
      connection.query(statement);
    },
    handleCopyData({ chunk }) {
      // The driver uses the memory of a chunk again.
      pending.push(Uint8Array.from(chunk));
      pendingBytes += chunk.length;
      if (pendingBytes >= chunkBytes && !flush()) socket?.pause();
    },
    handleCommandComplete({ text }) {
      rows = countOf(text);
    },
    handleReadyForQuery() {
      // After its end, the stream asks for nothing more, and the client goes on with other queries.
      socket?.resume();
      flush();
      stream.push(null);
    },
    handleError(error) {
      socket?.resume();
      stream.destroy(error);
    },
  };
  client.query(query);
  return { stream, rows: () => rows };
}

/**
 * Runs `COPY … FROM STDIN` with the bytes of a stream.
 *
 * @returns the number of rows
 * @throws the error of the database, after which the client can be used again, or that of the source
 */
export function copyRowsIn(client: Client, statement: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = new AbortController();
    let rows = 0;

    async function send(connection: CopyConnection): Promise<void> {
      try {
        for await (const chunk of source) {
          if (failed.signal.aborted) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: failed.signal });
        }
        connection.endCopyFrom();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        if (!failed.signal.aborted) connection.sendCopyFail('the source failed');
      }
    }

    const query: CopyQuery = {
      submit: (connection) => connection.query(statement),
      handleCopyInResponse: (connection) => void send(connection),
      handleCommandComplete({ text }) {
        rows = countOf(text);
      },
      handleReadyForQuery: () => resolve(rows),
      handleError(error) {
        reject(error);
        failed.abort();
      },
    };
    client.query(query);
  });
}
