'use client';

import { ChevronRight, CircleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ExampleThumbnail } from '@/components/models/card/example-thumbnail';
import { IconButton } from '@/components/ui/icon-button';
import type { ModelPlan } from './plan-model';
import type { JsonObject } from '@/lib/contract/model';
import { CarryOverReport, summarizeReport } from '../carry-over/carry-over-report';
import { compareMessages } from './messages';

/** The request for one model: what is carried over, what is lost or missing, and its price. */
export function PlanItem({
  plan,
  issues,
  isPresent,
  lacks,
  price,
  onChange,
  onRemove,
}: {
  plan: ModelPlan;
  /** Why it can't be sent now. */
  issues: ModelPlan['issues'];
  isPresent: boolean;
  /** The common settings that the model does not have. */
  lacks: readonly ('size' | 'seed')[];
  price: string;
  onChange: (values: JsonObject) => void;
  onRemove: () => void;
}) {
  const { model, report, values } = plan;
  const [isOpen, setOpen] = useState(() => report.some(({ choice }) => choice !== null));
  const listId = useId();
  const name = model.display_name ?? model.id;
  const hasDetails = report.length > 0;
  return (
    <li className="rounded border border-line bg-panel">
      <div className="flex items-center gap-1 py-1 pr-1 pl-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          disabled={!hasDetails}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-sm text-left max-desk:min-h-11"
        >
          <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
            <ExampleThumbnail model={model} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              {name}
              <span className="sr-only">. {compareMessages.details}. </span>
            </span>
            <span className="flex gap-3 text-sm text-muted">
              <span className="min-w-0 flex-1 truncate">
                {[
                  ...lacks.map((one) => (one === 'size' ? compareMessages.otherSize : compareMessages.noSeed)),
                  isPresent ? compareMessages.unchanged : summarizeReport(report),
                ].join(' · ')}
              </span>
              <span className="shrink-0 text-faint tabular-nums">{price}</span>
            </span>
          </span>
          {hasDetails && (
            <ChevronRight
              aria-hidden
              className={classNames('size-3.5 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
            />
          )}
        </button>
        <IconButton
          label={compareMessages.remove({ model: name })}
          size="sm"
          className="max-desk:size-11"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {issues.length > 0 && (
        <div className="flex gap-2 border-t border-line px-2.5 py-2 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <p className="min-w-0 wrap-anywhere">
            {compareMessages.cannot({
              why: issues
                .map(({ label, message }) =>
                  label === null ? message : compareMessages.issue({ setting: label, message }),
                )
                .join(' '),
            })}
          </p>
        </div>
      )}
      <div id={listId} hidden={!isOpen} className="border-t border-line px-2.5 py-2 [&[hidden]]:hidden">
        <CarryOverReport report={report} values={values} onChange={onChange} />
      </div>
    </li>
  );
}
