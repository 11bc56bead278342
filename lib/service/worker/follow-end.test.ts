import { describe, expect, it } from 'vitest';
import { createNoticeHub } from '../events/notice-hub.ts';
import { followEnd } from './follow-end.ts';

const ids = ['6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1', '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c2'] as const;

function begin() {
  const hub = createNoticeHub();
  const heard: string[] = [];
  const end = followEnd(hub, () => heard.push('ended'));
  const tell = (id: string, status: string) =>
    hub.hear(
      JSON.stringify({ owner: 'ann', id, status, mediaType: 'image', model: 'ig-1', progress: null, error: null }),
    );
  return { end, heard, tell };
}

describe('followEnd', () => {
  it('hears the end of the watched generation alone', () => {
    const { end, heard, tell } = begin();
    end.watch(ids[0]);
    tell(ids[1], 'cancelled');
    tell(ids[0], 'processing');
    expect(heard).toEqual([]);
    tell(ids[0], 'cancelled');
    expect(heard).toEqual(['ended']);
  });

  it('remembers an end that was told before the id was known', () => {
    const { end, heard, tell } = begin();
    tell(ids[0], 'cancelled');
    end.watch(ids[0]);
    expect(heard).toEqual(['ended']);
    end.stop();
    tell(ids[0], 'cancelled');
    expect(heard).toHaveLength(1);
  });
});
