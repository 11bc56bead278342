import { EaselError } from '../../contract/error.ts';
import type { Access } from './access.ts';
import { hasPermission, isInScope, type Permission, type Role } from '../../contract/studio/permissions.ts';

/** The person of a session, of an API token or of a proxy's header. */
export interface Identified {
  personId: string;
  role: Role;
  /** The session; null for an API token, for somebody whom a proxy names, and in a studio that needs no login. */
  sessionId: string | null;
  /** The API token of the request, which may do what both its scope and the role allow; null without one. */
  token: CallerToken | null;
}

/** The person who sends a request. */
export interface Caller extends Identified {
  /** How and from where, for the audit log. */
  access: Access;
}

/** The API token of a request. */
export interface CallerToken {
  id: string;
  scope: Permission;
  expiresAt: Date | null;
}

const refusals: Record<Exclude<Permission, 'view'>, string> = {
  make: 'You can view this studio, but not change it. Ask an administrator for the Maker role.',
  administer: 'Only administrators can do this.',
};
const scopeRefusals: Record<Permission, string> = {
  view: 'This API token may only read.',
  make: 'This API token may read and make, but not administer the studio.',
  administer: 'This API token may not do this.',
};

/**
 * Refuses a request that the caller's role does not include, or the scope of their API token.
 *
 * @param tokenPermission what an API token needs, where it is more than what a role needs
 * @throws EaselError `forbidden`
 */
export function checkPermission({ role, token }: Caller, permission: Permission, tokenPermission = permission): void {
  if (permission !== 'view' && !hasPermission(role, permission)) {
    throw new EaselError('forbidden', refusals[permission]);
  }
  if (token !== null && !isInScope(tokenPermission, token.scope)) {
    throw new EaselError('forbidden', scopeRefusals[token.scope]);
  }
}

/**
 * Refuses to change what belongs to somebody else; administrators may.
 *
 * @param thing what it is, as people call it
 * @throws EaselError `forbidden`
 */
export function checkOwner(
  { personId, role }: Pick<Caller, 'personId' | 'role'>,
  ownerId: string,
  thing: string,
): void {
  if (ownerId === personId || role === 'administrator') return;
  throw new EaselError(
    'forbidden',
    `This ${thing} belongs to somebody else. Only they or an administrator can change it.`,
  );
}

/**
 * The session of a request that concerns the account itself, which an API token may not change: whoever has found a
 * token could otherwise stay with a new one, or take over the account.
 *
 * @returns the id of the session; null in a studio that needs no login
 * @throws EaselError `forbidden` for an API token
 */
export function sessionOf({ sessionId, token }: Caller): string | null {
  if (token === null) return sessionId;
  throw new EaselError('forbidden', 'This needs a login in a browser; API tokens cannot do it.');
}
