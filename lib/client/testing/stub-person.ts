import type { Role } from '../../contract/studio/permissions.ts';
import { usePageAs } from './use-page-as.ts';

/** The person who uses the page in tests. */
export const me = { id: '00000000-0000-4000-8000-000000000001', name: 'Administrator' };

/** Somebody else in tests. */
export const ann = { id: '00000000-0000-4000-8000-00000000000a', name: 'Ann' };

/** What the server writes about a person to `<html>`, for a document of a test. */
export const personOf = (role: Role) => ({ documentElement: { dataset: { person: me.id, role } } });

/** Makes a page that `me` uses, until the end of the test. */
export function stubPerson(role: Role): void {
  usePageAs(me.id, role);
}
