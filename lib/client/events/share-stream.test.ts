import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageAs } from '../testing/use-page-as.ts';
import { shareStream } from './share-stream.ts';
import type { StreamState, StudioStream, StreamListener } from './stream.ts';

/** A connection of the leading tab, with its listener. */
interface Connection {
  listener: StreamListener;
  state: StreamState;
  isClosed: boolean;
}

let name: string;
let connections: Connection[];
let tabs: StudioStream[];

beforeEach(() => {
  name = `test:${crypto.randomUUID()}`;
  connections = [];
  tabs = [];
});

afterEach(() => {
  for (const tab of tabs) tab.close();
});

function openTab(patienceMs = 5000) {
  const listener = { onState: vi.fn<StreamListener['onState']>(), onEvent: vi.fn<StreamListener['onEvent']>() };
  const stream = shareStream(listener, {
    name,
    patienceMs,
    openOwn(own) {
      const connection: Connection = { listener: own, state: 'connecting', isClosed: false };
      connections.push(connection);
      return {
        state: () => connection.state,
        wake: () => {},
        close: () => {
          connection.isClosed = true;
        },
      };
    },
  });
  tabs.push(stream);
  return { ...listener, close: stream.close, state: stream.state };
}

const open = () => connections.filter(({ isClosed }) => !isClosed);

async function become(at: number, state: StreamState) {
  await expect.poll(() => connections).toHaveLength(at + 1);
  const connection = connections[at];
  if (connection === undefined) return;
  connection.state = state;
  connection.listener.onState(state);
}

describe('shareStream', () => {
  it('opens one connection for all tabs, and passes its events to each', async () => {
    const [one, two, three] = [openTab(), openTab(), openTab()];
    await become(0, 'open');
    for (const tab of [one, two, three]) await expect.poll(() => tab.onState).toHaveBeenCalledWith('open');
    connections[0]?.listener.onEvent('studio_job_updated', '{}');
    for (const tab of [one, two, three]) {
      await expect.poll(() => tab.onEvent.mock.calls).toEqual([['studio_job_updated', '{}']]);
      expect(tab.state()).toBe('open');
    }
    expect(open()).toHaveLength(1);
  });

  it('shares no connection with the tab of somebody who used the browser before', async () => {
    usePageAs('ann');
    const ann = openTab();
    await become(0, 'open');
    usePageAs('ben');
    const ben = openTab();
    await become(1, 'open');
    connections[0]?.listener.onEvent('studio_job_updated', '{}');
    expect(ann.onEvent).toHaveBeenCalledOnce();
    connections[1]?.listener.onEvent('studio_queue', '{}');
    expect(ben.onEvent.mock.calls).toEqual([['studio_queue', '{}']]);
    expect(open()).toHaveLength(2);
  });

  it('sends the state of the stream to a new tab', async () => {
    openTab();
    await become(0, 'open');
    const late = openTab();
    await expect.poll(() => late.onState.mock.calls).toEqual([['open']]);
  });

  it('replaces a closed leading tab, and reports that events may have been missed', async () => {
    const first = openTab();
    await become(0, 'open');
    const others = [openTab(), openTab()];
    for (const tab of others) await expect.poll(() => tab.onState).toHaveBeenCalledTimes(1);
    first.close();
    await become(1, 'open');
    for (const { onState } of others) {
      await expect.poll(() => onState.mock.calls.filter(([state]) => state === 'open')).toHaveLength(2);
    }
    expect(open()).toHaveLength(1);
  });

  it('takes the lead from an unresponsive tab, which then waits for it again', async () => {
    const thawed = Promise.withResolvers<void>();
    const lost = navigator.locks.request(name, () => thawed.promise).catch((error: unknown) => error);
    const tab = openTab(30);
    await become(0, 'open');
    expect(tab.state()).toBe('open');
    expect(await lost).toMatchObject({ name: 'AbortError' });
  });

  it('gives up the lead to the tab that took it, and receives its events', async () => {
    const first = openTab();
    await become(0, 'open');
    const taken = Promise.withResolvers<void>();
    const taker = navigator.locks.request(name, { steal: true }, () => taken.promise);
    await expect.poll(() => open()).toHaveLength(0);
    taken.resolve();
    await taker;
    await become(1, 'open');
    await expect.poll(() => first.onState).toHaveBeenCalledTimes(2);
  });

  it('reports a broken connection to all tabs', async () => {
    openTab();
    await become(0, 'open');
    const other = openTab();
    await expect.poll(() => other.state()).toBe('open');
    await become(0, 'broken');
    await expect.poll(() => other.state()).toBe('broken');
  });
});
