'use client';

import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { Fragment, memo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { LocalImage } from '../drop/local-image';
import { type AssignedColumns, columnUse } from './column-uses';
import type { ListFile } from './list-source';
import { listMessages } from './messages';
import type { ListBase, RowPlan } from './plan-rows';

/** The rows as they will be sent. Below a row stands what is wrong with it. */
export const RowTable = memo(function RowTable({
  plans,
  total,
  columns,
  base,
  assigned,
  leftOut,
  repeated,
  images,
  onToggle,
}: {
  plans: readonly RowPlan[];
  /** How many rows the list has; more than are planned where it is too long. */
  total: number;
  /** The columns that are used. */
  columns: readonly string[];
  base: ListBase;
  assigned: AssignedColumns;
  /** The numbers of the rows that are not sent. */
  leftOut: ReadonlySet<number>;
  /** The numbers of rows that say the same as one before them, with the number of that row. */
  repeated: ReadonlyMap<number, number>;
  /** Images, one a row; empty for other lists. */
  images: readonly ListFile[];
  onToggle: (numbers: readonly number[], isOut: boolean) => void;
}) {
  const [isFiltered, setFiltered] = useState(false);
  const bad = plans.filter(({ issues }) => issues.length > 0);
  const shown = isFiltered && bad.length > 0 ? bad : plans;
  return (
    <section aria-label={listMessages.table} className="flex shrink-0 flex-col">
      <div className="mb-2 flex min-h-7 items-center gap-3">
        <p className="flex-1 text-sm text-muted tabular-nums">
          {total > plans.length
            ? listMessages.shown({ shown: plans.length, of: total })
            : listMessages.rows({ count: plans.length })}
        </p>
        {repeated.size > 0 && (
          <Button size="sm" className="max-desk:h-11" onClick={() => onToggle([...repeated.keys()], true)}>
            {listMessages.leaveOutRepeated({ count: repeated.size })}
          </Button>
        )}
        {bad.length > 0 && bad.length < plans.length && (
          <Button
            size="sm"
            aria-pressed={isFiltered}
            className="max-desk:h-11"
            onClick={() => setFiltered(!isFiltered)}
          >
            {isFiltered ? listMessages.showAll : listMessages.showProblems({ count: bad.length })}
          </Button>
        )}
      </div>
      <div
        role="group"
        aria-label={listMessages.table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
        tabIndex={0}
        className="overflow-x-auto rounded border border-line"
      >
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line bg-bg text-sm text-muted">
              <th scope="col" className="w-12 px-3 py-1.5 font-medium">
                <span className="sr-only">{listMessages.row}</span>
                <span aria-hidden>#</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-1.5 font-medium whitespace-nowrap" title={column}>
                  {headingOf(column, base, assigned)}
                </th>
              ))}
              <th scope="col" className="w-10">
                <span className="sr-only">{listMessages.leaveOutColumn}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((plan) => (
              <Row
                key={plan.row.number}
                plan={plan}
                columns={columns}
                image={images[plan.row.number - 1] ?? null}
                headingOf={(column) => headingOf(column, base, assigned)}
                isLeftOut={leftOut.has(plan.row.number)}
                sameAs={repeated.get(plan.row.number) ?? null}
                onToggle={onToggle}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

function headingOf(column: string, { schema, values }: ListBase, assigned: AssignedColumns): string {
  const use = columnUse(column, assigned[column], schema, values);
  if (use.use === 'field') return use.field.label;
  return { model: listMessages.asModel, count: listMessages.asCount, none: column }[use.use];
}

function Row({
  plan: { row, issues },
  columns,
  image,
  headingOf: nameOf,
  isLeftOut,
  sameAs,
  onToggle,
}: {
  plan: RowPlan;
  columns: readonly string[];
  /** The image that the row is about; null for other lists. */
  image: ListFile | null;
  headingOf: (column: string) => string;
  isLeftOut: boolean;
  /** The number of the row before it that says the same; null for none. */
  sameAs: number | null;
  onToggle: (numbers: readonly number[], isOut: boolean) => void;
}) {
  const isBad = issues.length > 0 && !isLeftOut;
  const wrong = new Set(isBad ? issues.map(({ column }) => column) : []);
  return (
    <Fragment>
      <tr
        className={classNames(
          'border-line not-first:border-t',
          isLeftOut && 'text-faint line-through',
          isBad && 'bg-bad-soft/50',
        )}
      >
        <th scope="row" className="px-3 py-1.5 align-top font-normal text-muted tabular-nums">
          {row.number}
        </th>
        {columns.map((column, at) => (
          <td
            key={column}
            className={classNames(
              'max-w-md px-3 py-1.5 align-top',
              isLong(row.cells[column]) ? 'min-w-52' : 'min-w-24',
            )}
          >
            {image !== null && <RowImage image={image} />}
            <span
              className={classNames(
                'line-clamp-2 wrap-anywhere',
                image !== null && 'inline',
                wrong.has(column) && 'text-bad',
              )}
              title={row.cells[column]}
            >
              {row.cells[column]}
            </span>
            {at === 0 && sameAs !== null && (
              <span className="block text-sm text-warn">{listMessages.sameAs({ number: sameAs })}</span>
            )}
          </td>
        ))}
        <td className="w-10 pr-1.5 text-right align-top">
          <IconButton
            size="sm"
            label={
              isLeftOut ? listMessages.include({ number: row.number }) : listMessages.leaveOut({ number: row.number })
            }
            className="mt-1 max-desk:size-11"
            onClick={() => onToggle([row.number], !isLeftOut)}
          >
            {isLeftOut ? <RotateCcw aria-hidden /> : <X aria-hidden />}
          </IconButton>
        </td>
      </tr>
      {isBad && (
        <tr className="bg-bad-soft/50">
          <td colSpan={columns.length + 2} className="pr-3 pb-2 pl-12">
            <ul className="flex flex-col gap-0.5 text-sm text-bad">
              {issues.map(({ column, message }) => (
                <li key={`${column} ${message}`} className="flex gap-1.5">
                  <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                  <span className="min-w-0 wrap-anywhere">
                    {column === null ? message : listMessages.problem({ column: nameOf(column), message })}
                  </span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function RowImage({ image: { file, stored } }: { image: ListFile }) {
  const classes = 'mr-3 inline-block size-9 rounded-sm bg-sunken object-cover align-middle';
  if (stored === undefined) return <LocalImage file={file} className={classes} />;
  return <img src={stored.thumbnailUrl ?? stored.url} alt="" loading="lazy" decoding="async" className={classes} />;
}

function isLong(text = ''): boolean {
  return text.length > 24;
}
