/** The roles of people, each of which may do what the ones before it may. */
export const roles = ['viewer', 'maker', 'administrator'] as const;
export type Role = (typeof roles)[number];

/**
 * What a request may need: to see what is in the studio, to make and change it, or to change the studio itself and the
 * people in it. Each includes the ones before it.
 */
export const permissions = ['view', 'make', 'administer'] as const;
export type Permission = (typeof permissions)[number];

const roleThatMay: Record<Permission, Role> = { view: 'viewer', make: 'maker', administer: 'administrator' };

/** Whether a role includes a permission. */
export function hasPermission(role: Role, permission: Permission): boolean {
  return roles.indexOf(role) >= roles.indexOf(roleThatMay[permission]);
}

/** Whether an API token of a scope may do what needs a permission. */
export function isInScope(permission: Permission, scope: Permission): boolean {
  return permissions.indexOf(permission) <= permissions.indexOf(scope);
}
