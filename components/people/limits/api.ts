import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ownLimitsKey } from '@/lib/client/limits';
import { requestJson } from '@/lib/client/request';
import type { LimitsByRole, PersonLimits, RoleLimits } from '@/lib/contract/studio/limits';
import type { Role } from '@/lib/contract/studio/permissions';
import { peopleKeys } from '../api';

const rolesPath = '/api/studio/limits/roles';
const personPath = (id: string) => `/api/studio/people/${encodeURIComponent(id)}/limits`;
const limitsKey = [...peopleKeys.all, 'limits'] as const;

/** The limits of all roles, for administrators. */
export function roleLimitsOptions() {
  return queryOptions({
    queryKey: [...limitsKey, 'roles'],
    queryFn: ({ signal }) => requestJson<LimitsByRole>(rolesPath, { signal }),
  });
}

/** The limits of a person that replace those of their role, for administrators. */
export function personLimitsOptions(id: string) {
  return queryOptions({
    queryKey: [...limitsKey, id],
    queryFn: ({ signal }) => requestJson<PersonLimits>(personPath(id), { signal }),
  });
}

/** Replaces the limits of a role. */
export function writeRoleLimits(role: Role, limits: RoleLimits): Promise<LimitsByRole> {
  return requestJson<LimitsByRole>(`${rolesPath}/${role}`, { method: 'PUT', body: limits });
}

/** Replaces the limits of a person. */
export function writePersonLimits(id: string, limits: PersonLimits): Promise<PersonLimits> {
  return requestJson<PersonLimits>(personPath(id), { method: 'PUT', body: limits });
}

/** Reads all limits again after a change; they may be one's own. */
export async function refreshLimits(client: QueryClient): Promise<void> {
  await Promise.all([limitsKey, ownLimitsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
