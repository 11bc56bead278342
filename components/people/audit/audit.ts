import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestJson } from '@/lib/client/request';
import type { AuditFormat, AuditGroup, AuditPage } from '@/lib/contract/studio/audit-actions';

/** Which entries are shown; null for all. */
export interface ShownEntries {
  group: AuditGroup | null;
  /** The id of a person. */
  person: string | null;
}

const path = '/api/studio/audit';

function parametersOf({ group, person }: ShownEntries): URLSearchParams {
  const parameters = new URLSearchParams();
  if (group !== null) parameters.set('group', group);
  if (person !== null) parameters.set('person', person);
  return parameters;
}

/** The entries of the audit log, page by page, for administrators. */
export function auditOptions(shown: ShownEntries) {
  return infiniteQueryOptions({
    queryKey: ['audit', shown],
    queryFn: ({ pageParam, signal }) => {
      const parameters = parametersOf(shown);
      if (pageParam !== null) parameters.set('before', pageParam);
      return requestJson<AuditPage>(parameters.size === 0 ? path : `${path}?${parameters.toString()}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The address that a form posts to, to download the entries. */
export function exportAddress(shown: ShownEntries, format: AuditFormat): string {
  const parameters = parametersOf(shown);
  parameters.set('format', format);
  return `${path}/exports?${parameters.toString()}`;
}
