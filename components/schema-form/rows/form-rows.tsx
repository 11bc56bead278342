import type { ReactNode } from 'react';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { SizePicker } from '../sizes/size-picker';

/** One field of a group, and its element from rjsf. */
export interface RowField {
  field: FormField;
  content: ReactNode;
}

/** The rows of a group: a single field, two beside each other, or width and height. */
export function FormRows({
  rows,
  drawn,
  values,
}: {
  rows: readonly FormRow[];
  drawn: ReadonlyMap<string, RowField>;
  values: Record<string, unknown>;
}) {
  return rows.map(({ shape, names }) => {
    const key = names.join(' ');
    const [first, second] = names.flatMap((name) => drawn.get(name) ?? []);
    if (first === undefined) return null;
    if (shape === 'single' || second === undefined) return <div key={key}>{first.content}</div>;
    if (shape === 'size' && first.field.kind === 'number' && second.field.kind === 'number') {
      const [width, height] = [
        { ...first, field: first.field },
        { ...second, field: second.field },
      ];
      return <SizePicker key={key} width={width} height={height} values={values} />;
    }
    return (
      <div key={key} className="grid grid-cols-2 items-start gap-3">
        {first.content}
        {second.content}
      </div>
    );
  });
}
