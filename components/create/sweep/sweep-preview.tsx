'use client';

import { TriangleAlert } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { charactersWithin, distinctLabels } from '@/lib/contract/studio/distinct-labels';
import { formatList } from '@/lib/intl/format-list';
import { requestedRatio } from '@/lib/schema-form/sizes/common-ratio';
import { sweepMessages } from './messages';
import { modelsWithout, type PlannedAxis } from './plan/plan-sweep';
import type { SweepSetUp } from './use-sweep';

/** In pixels: of small type, and the most of a row's label. */
const [characterWidth, rowLabelWidth] = [7, 90];

/** The empty grid of a sweep with its labels, and what keeps it from being sent. */
export function SweepPreview({ sweep: { plan, form, isStale } }: { sweep: SweepSetUp }) {
  const { across, down, columns, rows, issues } = plan;
  const ratio = requestedRatio(form.schema, form.values);
  const aspect = ratio === null ? 1 : Math.min(2, Math.max(0.5, ratio.width / ratio.height));
  const without = modelsWithout(plan, form);
  const columnLabels = labelsOf(across, cellWidth(columns));
  const rowLabels = labelsOf(down, rowLabelWidth);
  const other = [across, down].find((axis) => axis !== null && axis.subject.kind !== 'model');
  return (
    <section
      aria-label={sweepMessages.preview}
      className="flex min-h-0 min-w-0 flex-col bg-canvas max-desk:min-h-72 max-desk:shrink-0"
    >
      <div className="min-h-0 flex-1 overflow-auto p-5">
        {across === null || columns * rows === 0 ? (
          <p className="grid h-full place-items-center text-center text-muted">
            {across === null ? sweepMessages.previewEmpty : sweepMessages.previewValues}
          </p>
        ) : (
          <table
            className={classNames(
              'mx-auto border-separate border-spacing-1.5 transition-opacity',
              isStale && 'opacity-60',
            )}
          >
            <caption className="pb-1 text-center font-semibold">
              <span className="line-clamp-1 wrap-anywhere">{across.label}</span>
            </caption>
            <thead>
              <tr>
                {down !== null && (
                  <th scope="col" className="max-w-24 pr-1 text-right align-bottom text-sm font-semibold">
                    <span className="line-clamp-2 wrap-anywhere">{down.label}</span>
                  </th>
                )}
                {across.values.map((value, at) => (
                  <Header key={value.entry} value={value} label={columnLabels[at]} scope="col" />
                ))}
              </tr>
            </thead>
            <tbody>
              {(down?.values ?? [null]).map((value, at) => (
                <tr key={value?.entry ?? ''}>
                  {value !== null && <Header value={value} label={rowLabels[at]} scope="row" />}
                  {across.values.map(({ entry }) => (
                    <td key={entry} aria-label={sweepMessages.emptyCell} className="p-0">
                      <span
                        className="block rounded-sm border border-dashed border-line-strong bg-panel/60"
                        style={{ width: cellWidth(columns), aspectRatio: aspect }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div role="status" className="shrink-0">
        {(issues.length > 0 || without.length > 0) && (
          <ul className="flex max-h-32 shrink-0 flex-col gap-1 overflow-y-auto px-5 pb-4 text-sm">
            {issues.map((issue) => (
              <li key={issue} className="flex gap-1.5 text-bad">
                <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{issue}</span>
              </li>
            ))}
            {without.length > 0 && other != null && (
              <li className="flex gap-1.5 text-warn">
                <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {sweepMessages.modelsWithout({ models: formatList(without), axis: other.label })}
                </span>
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Few columns are drawn larger. */
function cellWidth(columns: number): number {
  return Math.round(Math.min(96, Math.max(40, 420 / columns - 8)));
}

/** The labels of an axis, so short that what differs is in view on two lines. */
function labelsOf(axis: PlannedAxis | null, width: number): string[] {
  const labels = axis?.values.map(({ label }) => label) ?? [];
  return distinctLabels(labels, charactersWithin(width, 2, characterWidth));
}

function Header({
  value,
  label,
  scope,
}: {
  value: PlannedAxis['values'][number];
  label: string | undefined;
  scope: 'col' | 'row';
}) {
  return (
    <th
      scope={scope}
      title={value.issue === null ? value.label : sweepMessages.invalid({ value: value.label, issue: value.issue })}
      className={classNames(
        'p-0 text-sm font-medium tabular-nums',
        scope === 'col' ? 'max-w-0 align-bottom' : 'max-w-24 pr-1 text-right',
        value.issue === null ? 'text-muted' : 'text-bad',
      )}
    >
      <span className="line-clamp-2 wrap-anywhere">{label}</span>
    </th>
  );
}
