'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { useVisibleIssues } from '../issues/visible-issues-provider';
import { SizePicker } from '../sizes/size-picker';

/** Elements of fields from rjsf, by the names of the fields. */
export type DrawnFields = ReadonlyMap<string, ReactNode>;

/** How many rows are drawn first: about what a pane shows. */
const firstRows = 12;

// Each row has its own stacking context, so typing in one repaints only that one. The focused row has none: its menus
// cover the rows below.
const ownLayer = 'not-focus-within:isolate';

/**
 * The rows of a group: a single field, two beside each other, or width and height. Rows after the twelfth follow in a
 * transition, unless there is an issue, which may be in one of them and takes the focus.
 */
export function FormRows({
  rows,
  fields,
  drawn,
}: {
  rows: readonly FormRow[];
  fields: readonly FormField[];
  drawn: DrawnFields;
}) {
  const [isWhole, setIsWhole] = useState(rows.length <= firstRows);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  const hasIssues = useVisibleIssues().atFields.size > 0;
  return rows.slice(0, isWhole || hasIssues ? undefined : firstRows).map(({ shape, names }) => {
    const key = names.join(' ');
    const [first, second] = names.filter((name) => drawn.has(name));
    if (first === undefined) return null;
    if (shape === 'single' || second === undefined) {
      return (
        <div key={key} className={ownLayer}>
          {drawn.get(first)}
        </div>
      );
    }
    const [width, height] = [first, second].map((name) => fields.find((field) => field.name === name));
    if (shape === 'size' && width?.kind === 'number' && height?.kind === 'number') {
      return (
        <div key={key} className={ownLayer}>
          <SizePicker
            width={{ field: width, content: drawn.get(first) }}
            height={{ field: height, content: drawn.get(second) }}
          />
        </div>
      );
    }
    return (
      <div key={key} className={classNames(ownLayer, 'grid grid-cols-2 items-start gap-3')}>
        {drawn.get(first)}
        {drawn.get(second)}
      </div>
    );
  });
}
