'use client';

import { useId } from 'react';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { type AssignedColumns, columnFields } from './column-uses';
import { listMessages } from './messages';
import type { ListBase } from './plan-rows';

/** A select needs a value for nothing. */
const ignored = '-';

/** The columns that are no settings of the model: each is ignored, unless it is assigned to something. */
export function ColumnChoices({
  columns,
  base,
  assigned,
  onAssign,
}: {
  columns: readonly string[];
  base: ListBase;
  assigned: AssignedColumns;
  onAssign: (column: string, use: string) => void;
}) {
  const id = useId();
  const uses = [
    { value: ignored, label: listMessages.ignored },
    ...columnFields(base.schema, base.values).map(({ name, label }) => ({ value: name, label })),
    { value: 'model', label: listMessages.asModel },
    { value: 'count', label: listMessages.asCount },
  ];
  return (
    <section aria-labelledby={id} className="rounded border border-line bg-bg px-3 py-2.5">
      <h3 id={id} className="font-medium">
        {listMessages.unknownColumns({ count: columns.length, model: base.model.display_name ?? base.model.id })}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {columns.map((column) => (
          <li key={column} className="flex max-w-full min-w-0 items-center gap-2">
            <span className="max-w-48 min-w-0 truncate" title={column}>
              {column}
            </span>
            <Select
              value={assigned[column] || ignored}
              onValueChange={(use) => onAssign(column, use === ignored ? '' : use)}
            >
              <SelectTrigger aria-label={listMessages.columnUse({ column })} className="w-44 shrink-0">
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                {uses.map(({ value, label }) => (
                  <SelectItem key={value} value={value}>
                    {label}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </li>
        ))}
      </ul>
    </section>
  );
}
