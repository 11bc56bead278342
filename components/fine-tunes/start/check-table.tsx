'use client';

import { formatWhole } from '@/lib/intl/formats';
import { TriangleAlert } from 'lucide-react';
import { memo, useId } from 'react';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { CheckedRow } from '@/lib/datasets/check-rows';
import type { ColumnNeed } from '@/lib/datasets/column-sets';
import { describeRowIssue } from './describe-row-issue';
import type { DatasetCheck } from '../check/check-messages';
import type { Goal } from '../check/goals';
import { newProjectMessages } from '../messages-late';
import { roleLabel } from './role-label';
import { ScrollRegion } from '@/components/ui/scroll-region';

const none = ' none';

/** The rows of a dataset under the columns that are used, with what is wrong where it is wrong. */
export function CheckTable({
  goal,
  found,
  rows,
  onChooseColumn,
}: {
  goal: Goal;
  found: DatasetCheck;
  rows: readonly CheckedRow[];
  onChooseColumn: (role: string, column: string | null) => void;
}) {
  return (
    <ScrollRegion
      label={newProjectMessages.rows({ count: rows.length })}
      className="max-h-[440px] overflow-auto border-t border-line max-desk:max-h-80"
    >
      <table className="w-full min-w-[460px] table-fixed text-left">
        <thead className="sticky top-0 z-10 bg-sunken">
          <tr>
            <th scope="col" className="w-14 px-4 py-1.5 text-sm font-normal text-muted">
              {newProjectMessages.row}
            </th>
            {found.needs.map((need) => (
              <ColumnHead key={need.role} goal={goal} need={need} found={found} onChoose={onChooseColumn} />
            ))}
            <th scope="col" className="w-20 px-4 py-1.5 text-right text-sm font-normal text-muted">
              {newProjectMessages.tokens}
            </th>
          </tr>
        </thead>
        <Rows goal={goal} found={found} rows={rows} />
      </table>
    </ScrollRegion>
  );
}

function ColumnHead({
  goal,
  need,
  found,
  onChoose,
}: {
  goal: Goal;
  need: ColumnNeed;
  found: DatasetCheck;
  onChoose: (role: string, column: string | null) => void;
}) {
  const id = useId();
  const label = roleLabel(goal, need.role);
  const isMissing = found.missing.some(({ role }) => role === need.role);
  // Of images and texts that were gathered, there is nothing to choose.
  const hasChoice = found.origin.kind === 'table' || isMissing;
  return (
    <th scope="col" className="px-2 py-1.5 text-sm font-normal text-muted">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {label}
        {hasChoice && (
          <Select
            value={found.assigned[need.role] ?? none}
            onValueChange={(column) => onChoose(need.role, column === none ? null : column)}
          >
            <SelectTrigger
              aria-label={newProjectMessages.columnFor({ label })}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? id : undefined}
              className="h-7 w-auto max-w-40 font-medium"
            >
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              <SelectItem value={none}>
                {need.isRequired ? newProjectMessages.chooseColumn : newProjectMessages.noColumn}
              </SelectItem>
              {found.columns.map((name) => (
                <SelectItem key={name} value={name}>
                  {name}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      </span>
      {isMissing && (
        <span id={id} role="alert" className="mt-1 block text-bad">
          {newProjectMessages.missingColumn({ label })}
        </span>
      )}
    </th>
  );
}

/** Memoised by its rows: it has hundreds of them, and a check reports several times in a second. */
const Rows = memo(function Rows({ goal, found, rows }: RowsProps) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.row} className={`border-t border-line ${row.issue === null ? '' : 'bg-warn-soft'}`}>
          <td className="px-4 py-2 text-muted tabular-nums">{formatWhole(row.row)}</td>
          {row.issue !== null && row.issue.role === null ? (
            <td colSpan={Math.max(1, found.needs.length)} className="px-2 py-2">
              <Why goal={goal} row={row} columnRole="" />
            </td>
          ) : (
            found.needs.map(({ role, kind }, index) => (
              <td key={role} className="px-2 py-2">
                {row.issue?.role === role ? (
                  <Why goal={goal} row={row} columnRole={role} />
                ) : kind === 'image' && found.thumbnails[row.row] !== undefined ? (
                  <img
                    src={found.thumbnails[row.row]}
                    alt={newProjectMessages.image({ row: row.row })}
                    className="size-10 rounded-xs object-cover"
                  />
                ) : (
                  <span className="line-clamp-1 wrap-anywhere" title={row.texts[index]}>
                    {row.texts[index]}
                  </span>
                )}
              </td>
            ))
          )}
          <td className="px-4 py-2 text-right text-muted tabular-nums">
            {row.tokens === null || row.issue !== null || found.missing.length > 0 ? '–' : formatWhole(row.tokens)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}, areSameRows);

interface RowsProps {
  goal: Goal;
  found: DatasetCheck;
  rows: readonly CheckedRow[];
}

function areSameRows(before: RowsProps, next: RowsProps): boolean {
  return before.rows === next.rows && before.goal === next.goal;
}

function Why({ goal, row, columnRole }: { goal: Goal; row: CheckedRow; columnRole: string }) {
  if (row.issue === null) return null;
  return (
    <span className="flex items-center gap-1.5 font-medium text-warn">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      <span className="wrap-anywhere first-letter:uppercase">
        {describeRowIssue(row.issue, roleLabel(goal, columnRole))}
      </span>
    </span>
  );
}
