'use client';

import { ScrollRegion } from '@/components/ui/scroll-region';
import { formatTook } from '@/lib/client/format';
import type { Usage, UsageSum } from '@/lib/contract/studio/usage';
import { formatDollars } from '@/lib/intl/format-dollars';
import { formatWhole } from '@/lib/intl/formats';
import { usageMessages } from './messages';
import { type UsageGroup, usageRows } from './usage-rows';

/** The usage by day, person or model, with a bar for the share of the busiest row. */
export function UsageTable({ usage, group }: { usage: Usage; group: UsageGroup }) {
  const rows = usageRows(usage, group);
  const most = Math.max(1, ...rows.map(({ sum }) => sum.jobs));
  const name = usageMessages.groups[group];
  return (
    <div className="flex flex-col gap-3">
      <ScrollRegion label={usageMessages.title} className="overflow-x-auto">
        <table className="w-full min-w-[560px] border-collapse text-left tabular-nums">
          <thead className="text-sm text-muted">
            <tr className="border-b border-line *:py-2 *:pr-3 *:font-medium">
              <th scope="col">{name}</th>
              <th scope="col" className="w-40">
                {usageMessages.jobs}
              </th>
              <th scope="col" className="text-right">
                {usageMessages.finished}
              </th>
              <th scope="col" className="text-right">
                {usageMessages.failed}
              </th>
              <th scope="col" className="text-right">
                {usageMessages.time}
              </th>
              <th scope="col" className="text-right" title={usageMessages.costHint}>
                {usageMessages.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name: label, sum }) => (
              <tr key={key} className="border-b border-line *:py-2 *:pr-3">
                <th scope="row" className="font-normal wrap-anywhere">
                  {label}
                </th>
                <Cells sum={sum} share={sum.jobs / most} />
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <tr className="*:py-2 *:pr-3">
              <th scope="row">{usageMessages.total}</th>
              <Cells sum={usage.total} share={null} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      <p className="text-sm text-muted">
        {usageMessages.costHint}
        {usage.total.unpriced > 0 && ` ${usageMessages.unpriced({ count: usage.total.unpriced })}`}
      </p>
    </div>
  );
}

function Cells({ sum, share }: { sum: UsageSum; share: number | null }) {
  return (
    <>
      <td>
        <span className="flex items-center gap-2">
          <span className="min-w-8 text-right">{formatWhole(sum.jobs)}</span>
          {share !== null && (
            <span aria-hidden className="h-1.5 min-w-0 flex-1">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
          )}
        </span>
      </td>
      <td className="text-right">{formatWhole(sum.finished)}</td>
      <td className="text-right">{formatWhole(sum.failed)}</td>
      <td className="text-right whitespace-nowrap">{formatTook(sum.seconds * 1000)}</td>
      <td className="text-right whitespace-nowrap">
        {sum.jobs > 0 && sum.unpriced === sum.jobs ? usageMessages.noPrice : formatDollars(sum.cost)}
      </td>
    </>
  );
}
