/** The roles of people, each of which may do what the ones before it may. */
export const roles = ['viewer', 'maker', 'administrator'] as const;
export type Role = (typeof roles)[number];

/**
 * What a request may need: to see what is in the studio, to make and change it, or to change the studio itself and the
 * people in it.
 */
export type Permission = 'view' | 'make' | 'administer';

const roleThatMay: Record<Permission, Role> = { view: 'viewer', make: 'maker', administer: 'administrator' };

/** Whether a role includes a permission. */
export function hasPermission(role: Role, permission: Permission): boolean {
  return roles.indexOf(role) >= roles.indexOf(roleThatMay[permission]);
}
