import { afterEach, describe, expect, it } from 'vitest';
import { EaselError } from '../../../contract/error.ts';
import type { UpstreamLink } from '../../../contract/studio/studio-status.ts';
import { createLogger } from '../../../logging/create-logger.ts';
import type { Upstream } from '../../../upstream/create-upstream.ts';
import { connectToUpstream, type UpstreamConnection } from './connect-to-upstream.ts';
import { waitUntil } from '../../../setup/test/wait.ts';

let connection: UpstreamConnection;
afterEach(() => connection.stop());

/** Connects to a stream that opens at once, and ends when the test ends it. */
function connect() {
  const states: UpstreamLink['state'][] = [];
  const streams: PromiseWithResolvers<void>[] = [];
  const listen: Upstream['listen'] = ({ onOpen }, { signal }) => {
    onOpen();
    const stream = Promise.withResolvers<void>();
    streams.push(stream);
    signal.addEventListener('abort', () => stream.resolve());
    return stream.promise;
  };
  connection = connectToUpstream({
    upstream: { listen } as Upstream,
    logger: createLogger('studio', 'silent'),
    onOpen: () => undefined,
    onEvent: () => undefined,
    onLink: ({ state }) => states.push(state),
    silenceMs: 45_000,
  });
  return { states, fail: (error: EaselError) => streams.at(-1)?.reject(error) };
}

const untold = { reach: 'read', isMissedEnd: true } as const;
const later = () => ({ queuedAt: new Date(Date.now() + 60_000) });

describe('connectToUpstream', () => {
  it('is polling when the stream falls silent, and live when it reopens', async () => {
    const { states, fail } = connect();
    expect(connection.link().state).toBe('live');
    fail(new EaselError('upstream_timeout', 'The event stream timed out.'));
    await waitUntil(() => states.length === 3);
    expect(states).toEqual(['live', 'polling', 'live']);
  });

  it('treats an open stream as silent after three unannounced ends in a row', () => {
    connect();
    for (let end = 0; end < 2; end += 1) connection.noteCheck(untold, later());
    connection.noteAnnouncedEnd();
    for (let end = 0; end < 2; end += 1) connection.noteCheck(untold, later());
    expect(connection.link().state).toBe('live');
    connection.noteCheck(untold, later());
    expect(connection.link()).toMatchObject({
      state: 'polling',
      reason: expect.stringContaining('does not report') as string,
    });
    connection.noteAnnouncedEnd();
    expect(connection.link()).toMatchObject({ state: 'live', reason: null });
  });

  it('ignores unannounced ends of generations that began before the stream was open', () => {
    connect();
    for (let end = 0; end < 5; end += 1) connection.noteCheck(untold, { queuedAt: new Date(0) });
    expect(connection.link().state).toBe('live');
  });
});
