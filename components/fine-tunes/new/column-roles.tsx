'use client';

import { useId } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { DatasetColumn } from './dataset/preview';
import type { ColumnFit } from './dataset/recognise-columns';
import { newWords } from './new-words';
import { roleName } from './role-names';

const none = ' none';

/** Which column plays which role: recognised by name, and changed by hand. */
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
    <section aria-label={newWords.columns} className="flex flex-col gap-2">
      <h3 className="font-medium">{newWords.columns}</h3>
      <p className="text-sm text-muted">{newWords.columnsLead}</p>
      <div className="grid grid-cols-2 items-start gap-3 max-desk:grid-cols-1">
        {fit.needs.map(({ role, is_required: isRequired }) => {
          const id = `${base}-${role}`;
          const isMissing = fit.missing.some((need) => need.role === role);
          const fault = isMissing && isChecked ? newWords.missingColumn(roleName(role)) : null;
          return (
            <Field
              key={role}
              id={id}
              label={roleName(role)}
              isRequired={isRequired}
              hint={isRequired ? null : newWords.optional}
              faults={fault === null ? [] : [fault]}
            >
              <Select
                value={fit.assigned[role] ?? none}
                onValueChange={(column) => onChoose(role, column === none ? null : column)}
              >
                <SelectTrigger
                  id={id}
                  aria-invalid={fault !== null}
                  aria-describedby={fault === null ? undefined : fieldIds(id).fault}
                >
                  <SelectValue />
                </SelectTrigger>
                <SelectContent>
                  <SelectItem value={none}>{newWords.none}</SelectItem>
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
