import type { ReactNode } from 'react';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { SizePicker } from '../sizes/size-picker';

/** Elements of fields from rjsf, by the names of the fields. */
export type DrawnFields = ReadonlyMap<string, ReactNode>;

/** The rows of a group: a single field, two beside each other, or width and height. */
export function FormRows({
  rows,
  fields,
  drawn,
}: {
  rows: readonly FormRow[];
  fields: readonly FormField[];
  drawn: DrawnFields;
}) {
  return rows.map(({ shape, names }) => {
    const key = names.join(' ');
    const [first, second] = names.filter((name) => drawn.has(name));
    if (first === undefined) return null;
    if (shape === 'single' || second === undefined) return <div key={key}>{drawn.get(first)}</div>;
    const [width, height] = [first, second].map((name) => fields.find((field) => field.name === name));
    if (shape === 'size' && width?.kind === 'number' && height?.kind === 'number') {
      return (
        <SizePicker
          key={key}
          width={{ field: width, content: drawn.get(first) }}
          height={{ field: height, content: drawn.get(second) }}
        />
      );
    }
    return (
      <div key={key} className="grid grid-cols-2 items-start gap-3">
        {drawn.get(first)}
        {drawn.get(second)}
      </div>
    );
  });
}
