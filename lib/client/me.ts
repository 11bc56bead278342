import type { Role } from '../contract/studio/permissions.ts';
import { ownId } from './own-id.ts';

/** The role of the person who uses this page; null on pages outside the studio, and where a page is drawn on the server. */
export function ownRole(): Role | null {
  const role = typeof document === 'undefined' ? undefined : document.documentElement.dataset['role'];
  return (role as Role | undefined) ?? null;
}

/** Whether something belongs to the person who uses this page. */
export function isOwn(owner: { id: string }): boolean {
  return owner.id === ownId();
}

/** Whether the role of the person who uses this page lets them change anything. */
export function mayMake(): boolean {
  return ownRole() !== 'viewer';
}

/** Whether the person who uses this page may change what belongs to somebody: their own, for an administrator everything. */
export function mayChange(owner: { id: string }): boolean {
  return (isOwn(owner) && mayMake()) || ownRole() === 'administrator';
}
