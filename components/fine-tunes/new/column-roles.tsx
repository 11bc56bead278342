'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { DatasetColumn } from '../dataset/preview';
import type { ColumnFit } from '../dataset/recognise-columns';
import { newFineTuneMessages } from '../messages';
import { columnRoleName } from '../training-names';

const none = ' none';

/** The column of each role: recognised by name, and changed manually. */
export function ColumnRoles({
  fit,
  columns,
  isChecked,
  onChoose,
}: {
  fit: ColumnFit;
  columns: DatasetColumn[];
  isChecked: boolean;
  onChoose: (role: string, column: string | null) => void;
}) {
  const base = useId();
  if (fit.needs.length === 0) return null;
  return (
    <section aria-label={newFineTuneMessages.columns} className="flex flex-col gap-2">
      <h3 className="font-medium">{newFineTuneMessages.columns}</h3>
      <p className="text-sm text-muted">{newFineTuneMessages.columnsLead}</p>
      <div className="grid grid-cols-2 items-start gap-3 max-desk:grid-cols-1">
        {fit.needs.map(({ role, is_required: isRequired }) => {
          const id = `${base}-${role}`;
          const isMissing = fit.missing.some((need) => need.role === role);
          const error = isMissing && isChecked ? newFineTuneMessages.missingColumn(columnRoleName(role)) : null;
          return (
            <Field
              key={role}
              id={id}
              label={columnRoleName(role)}
              isRequired={isRequired}
              hint={isRequired ? null : newFineTuneMessages.optional}
              errors={error === null ? [] : [error]}
            >
              <Select
                value={fit.assigned[role] ?? none}
                onValueChange={(column) => onChoose(role, column === none ? null : column)}
              >
                <SelectTrigger
                  id={id}
                  aria-invalid={error !== null}
                  aria-describedby={error === null ? undefined : fieldIds(id).error}
                >
                  <SelectValue />
                </SelectTrigger>
                <SelectContent>
                  <SelectItem value={none}>{newFineTuneMessages.none}</SelectItem>
                  {columns.map(({ name }) => (
                    <SelectItem key={name} value={name}>
                      {name}
                    </SelectItem>
                  ))}
                </SelectContent>
              </Select>
            </Field>
          );
        })}
      </div>
    </section>
  );
}
