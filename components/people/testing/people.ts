import type { AuditEntry, AuditEvent } from '@/lib/contract/studio/audit-actions';
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

/** An entry of the audit log for a test: a login, unless another event is given. */
export function createAuditEntry(
  id: string,
  event: AuditEvent = { action: 'logged_in', subject: null, details: {} },
  changes: Partial<Omit<AuditEntry, keyof AuditEvent>> = {},
): AuditEntry {
  return {
    id,
    time: '2026-03-12T11:00:00.000Z',
    by: { id: '11111111-1111-4111-8111-111111111111', name: 'Ann', email: 'ann@example.com' },
    access: 'session',
    token: null,
    address: '192.0.2.1',
    userAgent: '',
    ...changes,
    ...event,
  };
}
