import type { ApiToken } from '@/lib/contract/studio/api-token';
import type { Person } from '@/lib/contract/studio/person';
import type { StudioSession } from '@/lib/contract/studio/studio-session';

/** A person for a test. */
export function createPerson(changes: Partial<Person> = {}): Person {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Ann',
    email: 'ann@example.com',
    role: 'maker',
    isActive: true,
    isFirst: false,
    createdAt: '2026-03-01T09:00:00.000Z',
    lastSeenAt: null,
    ...changes,
  };
}

/** A session for a test. */
export function createSession(id: string, changes: Partial<StudioSession> = {}): StudioSession {
  return {
    id,
    isCurrent: false,
    userAgent: '',
    address: '192.168.1.20',
    createdAt: '2026-03-01T09:00:00.000Z',
    lastSeenAt: '2026-03-12T12:00:00.000Z',
    ...changes,
  };
}

/** An API token for a test. */
export function createApiToken(id: string, changes: Partial<ApiToken> = {}): ApiToken {
  return {
    id,
    name: 'Nightly renders',
    scope: 'view',
    createdAt: '2026-03-01T09:00:00.000Z',
    lastUsedAt: null,
    expiresAt: null,
    ...changes,
  };
}
