'use client';

import { ArrowRight, X } from 'lucide-react';
import { shorten, titleOf } from '@/components/jobs/describe-job';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { JsonObject } from '@/lib/contract/model';
import { compareValues, takeField } from '@/lib/schema-form/values/compare-values';
import type { Remix } from './use-remix';
import { ReportLine } from '../carry-over/carry-over-report';
import { describeValue } from '../carry-over/describe-value';
import { lateMessages } from '../messages-late';

const longest = 160;

/** Compares the settings of an old job with the form, and applies them one by one or all at once. */
export function RemixPanel({
  remix,
  schema,
  values,
  onApply,
  onApplyAll,
  onDismiss,
}: {
  remix: Remix;
  schema: JsonObject;
  values: JsonObject;
  onApply: (values: JsonObject) => void;
  onApplyAll: () => void;
  onDismiss: () => void;
}) {
  const { fields, isByField } = compareValues(schema, values, remix.values);
  return (
    <section aria-label={lateMessages.remixChanges} className="animate-appear rounded border border-line bg-sunken/50">
      <div className="flex items-center gap-1 py-1 pr-1 pl-2.5">
        <p className="min-w-0 flex-1 truncate text-sm font-medium">
          {lateMessages.remixOf({ words: shorten(titleOf(remix.job), 60) })}
        </p>
        <IconButton label={lateMessages.closeRemix} size="sm" className="max-desk:size-11" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="border-t border-line px-2.5 py-2">
        <p role="status" className="text-sm text-muted">
          {fields.length === 0 ? lateMessages.sameSettings : lateMessages.differences({ count: fields.length })}
        </p>
        <ul className="mt-1 flex max-h-64 flex-col overflow-y-auto empty:hidden">
          {fields.map(({ pointer, label, from, to }) => (
            <li key={pointer} className="flex min-w-0 items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 py-1">
                <span className="block font-medium">{label}</span>
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-muted">
                  <span className="line-clamp-2 wrap-anywhere">{describeValue(from, longest)}</span>
                  <ArrowRight aria-hidden className="size-3 shrink-0 self-center text-faint" />
                  <span className="line-clamp-2 wrap-anywhere text-text">{describeValue(to, longest)}</span>
                </span>
              </span>
              {isByField && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="max-desk:h-11"
                  aria-label={lateMessages.applySetting({ label })}
                  onClick={() => onApply(takeField(schema, values, remix.values, pointer))}
                >
                  {lateMessages.apply}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {remix.report.length > 0 && (
          <>
            <p className="mt-2 text-sm text-muted">{lateMessages.modelChanged}</p>
            <ul aria-label={lateMessages.changesSince} className="mt-1 flex flex-col gap-1">
              {remix.report.map((line) => (
                <ReportLine key={`${line.what} ${line.label}`} line={line} />
              ))}
            </ul>
          </>
        )}
        {fields.length > 0 && (
          <Button size="md" className="mt-2 w-full max-desk:h-11" onClick={onApplyAll}>
            {lateMessages.applyAll}
          </Button>
        )}
      </div>
    </section>
  );
}
