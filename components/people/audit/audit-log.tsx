'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/keep-focus';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadError } from '../load-error';
import { auditOptions, type ShownEntries } from './audit';
import { AuditExport } from './audit-export';
import { AuditFilters } from './audit-filters';
import { AuditRow } from './audit-row';
import { auditMessages } from './messages';

/** The entries of the audit log, with filters and an export. */
export function AuditLog() {
  const [shown, setShown] = useState<ShownEntries>({ group: null, person: null });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <AuditFilters shown={shown} onChange={setShown} />
        <div className="ml-auto">
          <AuditExport shown={shown} />
        </div>
      </div>
      <AuditEntries shown={shown} />
    </div>
  );
}

/** The entries that are shown, the newest first. */
export function AuditEntries({ shown }: { shown: ShownEntries }) {
  const query = useInfiniteQuery(auditOptions(shown));
  const { data, dataUpdatedAt, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (data === undefined) {
    return error === null ? (
      <div role="status" aria-label={auditMessages.loading}>
        <Skeleton className="h-32" />
      </div>
    ) : (
      <LoadError text={auditMessages.unreachable({ why: error.message })} onRetry={refetch} />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  const isFiltered = shown.group !== null || shown.person !== null;
  return (
    <div ref={keepFocus} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {entries.length === 0 ? (
        <p className="text-muted">{isFiltered ? auditMessages.noMatch : auditMessages.empty}</p>
      ) : (
        <ul aria-label={auditMessages.title} className="-my-3 flex flex-col divide-y divide-line">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} now={new Date(dataUpdatedAt)} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <LoadError text={auditMessages.moreFailed({ why: query.error.message })} onRetry={() => fetchNextPage()} />
      )}
      {hasNextPage && !query.isFetchNextPageError && (
        <Button
          aria-disabled={isFetchingNextPage || undefined}
          className="mt-3 self-start max-desk:h-11"
          onClick={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        >
          {isFetchingNextPage ? auditMessages.loadingMore : auditMessages.more}
        </Button>
      )}
    </div>
  );
}
