import { Agent, get, type IncomingMessage } from 'node:http';

/** Readers of an event stream that stand for browsers. */
export interface Readers {
  /** Calls back with the data of each event of each reader. */
  onData: (listener: (data: string) => void) => void;
  close: () => void;
}

const openAtOnce = 50;

/**
 * Opens streams and waits until all have started.
 *
 * @param options.isStalled whether they open and never read a byte
 */
export async function openReaders(
  address: string,
  count: number,
  options: { isStalled: boolean } = { isStalled: false },
): Promise<Readers> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const streams: IncomingMessage[] = [];
  let onData: ((data: string) => void) | null = null;

  function open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = get(address, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
        streams.push(response);
        response.on('error', () => undefined);
        if (options.isStalled) {
          response.socket.pause();
          resolve();
          return;
        }
        let rest = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          const lines = (rest + text).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) if (line.startsWith('data: ')) onData?.(line.slice(6));
          resolve();
        });
      });
      request.on('error', reject);
    });
  }

  for (let opened = 0; opened < count; opened += openAtOnce) {
    await Promise.all(Array.from({ length: Math.min(openAtOnce, count - opened) }, open));
  }
  return {
    onData: (listener) => {
      onData = listener;
    },
    close: () => {
      for (const stream of streams) stream.destroy();
      agent.destroy();
    },
  };
}
