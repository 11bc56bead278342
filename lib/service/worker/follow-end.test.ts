import { describe, expect, it } from 'vitest';
import { createNoticeHub } from '../events/notice-hub.ts';
import { followEnd } from './follow-end.ts';

const ids = ['6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1', '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c2'] as const;

function begin() {
  const hub = createNoticeHub();
  const received: string[] = [];
  const end = followEnd(hub, () => received.push('ended'));
  const notify = (id: string, status: string) =>
    hub.receive(
      JSON.stringify({ owner: 'ann', id, status, mediaType: 'image', model: 'ig-1', progress: null, error: null }),
    );
  return { end, received, notify };
}

describe('followEnd', () => {
  it('reports the end of the watched generation only', () => {
    const { end, received, notify } = begin();
    end.watch(ids[0]);
    notify(ids[1], 'cancelled');
    notify(ids[0], 'processing');
    expect(received).toEqual([]);
    notify(ids[0], 'cancelled');
    expect(received).toEqual(['ended']);
  });

  it('reports an end that arrived before the id was known', () => {
    const { end, received, notify } = begin();
    notify(ids[0], 'cancelled');
    end.watch(ids[0]);
    expect(received).toEqual(['ended']);
    end.stop();
    notify(ids[0], 'cancelled');
    expect(received).toHaveLength(1);
  });
});
