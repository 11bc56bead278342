import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { FineTuneView } from './fine-tune.ts';
import { fineTuneKeys } from './keys.ts';
import { createFineTuneEventHandler } from './fine-tune-event-handler.ts';

const address = { namespace: 'studio', repository: 'lights', id: 'a' };
const key = fineTuneKeys.one(address);

function createTest(state: string) {
  const client = new QueryClient();
  client.setQueryData(key, { id: 'a', state, progress: 0 });
  let nowMs = 10_000;
  const note = createFineTuneEventHandler(client, () => nowMs);
  const isStale = () => client.getQueryState(key)?.isInvalidated;
  const calm = () => client.setQueryData<FineTuneView>(key, (known) => known && { ...known });
  return { client, note, isStale, calm, later: (ms: number) => (nowMs += ms) };
}

const event = (state: string | null, progress: number | null) => JSON.stringify({ id: 'a', state, progress });

describe('createFineTuneEventHandler', () => {
  it('shows progress at once, and refreshes the metrics at intervals', () => {
    const { client, note, isStale, calm, later } = createTest('tokenizing');
    note(event('tokenizing', 0.2));
    expect(client.getQueryData<FineTuneView>(key)?.progress).toBe(0.2);
    expect(isStale()).toBe(true);
    calm();
    note(event('tokenizing', 0.3));
    expect(client.getQueryData<FineTuneView>(key)?.progress).toBe(0.3);
    expect(isStale()).toBe(false);
    later(1500);
    note(event('tokenizing', 0.4));
    expect(isStale()).toBe(true);
  });

  it('refreshes at once when the state changes or the end is near', () => {
    const { note, isStale, calm } = createTest('tokenizing');
    note(event('tokenizing', 0.2));
    calm();
    note(event('tokenizing', 1));
    expect(isStale()).toBe(true);
    calm();
    note(event('errored', 1));
    expect(isStale()).toBe(true);
  });

  it.each(['nonsense', 'null', '{"id":3}'])('ignores %s', (data) => {
    const { note, isStale } = createTest('created');
    note(data);
    expect(isStale()).toBe(false);
  });
});
