import { EaselError } from '../../contract/error.ts';
import { hasPermission, type Permission, type Role } from '../../contract/studio/permissions.ts';

/** The person who sends a request. */
export interface Caller {
  personId: string;
  role: Role;
  /** The session of the request; null in a studio that needs no login. */
  sessionId: string | null;
}

const refusals: Record<Exclude<Permission, 'view'>, string> = {
  make: 'You can look at everything here, but not change it. An administrator can make you a maker.',
  administer: 'Only administrators can do this.',
};

/**
 * Refuses a request that the caller's role does not include.
 *
 * @throws EaselError `forbidden`
 */
export function checkPermission({ role }: Caller, permission: Permission): void {
  if (permission === 'view' || hasPermission(role, permission)) return;
  throw new EaselError('forbidden', refusals[permission]);
}
