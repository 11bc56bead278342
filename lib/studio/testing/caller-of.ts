import type { Role } from '../../contract/studio/permissions.ts';
import type { Access } from '../context/access.ts';
import type { Caller } from '../context/caller.ts';
import { firstPersonId } from '../people/first-person.ts';

/** Where requests of a test come from. */
export const testAccess: Access = { by: 'session', address: '192.0.2.1', userAgent: 'test' };

/** A person who asks for something in a test. */
export function callerOf(personId: string, role: Role = 'maker', sessionId: string | null = null): Caller {
  return { personId, role, sessionId, token: null, access: testAccess };
}

/** The first administrator. */
export const firstCaller = callerOf(firstPersonId, 'administrator');
