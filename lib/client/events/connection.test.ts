import { describe, expect, it } from 'vitest';
import { joinConnections } from './connection.ts';

const since = '2026-01-01T10:00:00.000Z';
const live = { state: 'live', since, reason: null } as const;
const polling = { state: 'polling', since, reason: 'no event stream' } as const;

describe('joinConnections', () => {
  it('is live when both parts are, and while the upstream is unknown', () => {
    expect(joinConnections({ state: 'open', sinceMs: 5 }, live)).toMatchObject({ state: 'live', cause: null });
    expect(joinConnections({ state: 'open', sinceMs: 5 }, null).state).toBe('live');
  });

  it('reports the upstream when its part is worse', () => {
    expect(joinConnections({ state: 'open', sinceMs: 5 }, polling)).toEqual({
      state: 'polling',
      sinceMs: Date.parse(since),
      cause: 'upstream',
      reason: 'no event stream',
    });
  });

  it('reports the studio first, since the upstream is unknown without it', () => {
    expect(joinConnections({ state: 'offline', sinceMs: 5 }, live)).toMatchObject({
      state: 'offline',
      cause: 'studio',
    });
  });
});
