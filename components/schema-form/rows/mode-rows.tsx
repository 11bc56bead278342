'use client';

import { PackageOpen } from 'lucide-react';
import { memo } from 'react';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { JsonObject } from '@/lib/contract/model';
import { type FormMode, activeMode, countHeld, parkedNames } from '@/lib/schema-form/model/exclusive-modes';
import type { FormRow } from '@/lib/schema-form/form-field';
import { joinPointer } from '@/lib/schema-form/json-pointer';
import { messages } from '@/lib/schema-form/messages';
import { modeName } from '@/lib/schema-form/reserved-values';
import { FormRows, type RowField } from './form-rows';
import { useFormScope } from '../scope/form-scope';
import { useSameJson } from '../scope/use-same-json';

/**
 * The rows of a form with exclusive modes: a switch at the position of their first field, the fields of the chosen mode
 * below it, and a note about the values of the other modes, which stay but are not sent.
 */
export function ModeRows({
  rows,
  modes,
  drawn,
  values,
}: {
  rows: readonly FormRow[];
  modes: readonly FormMode[];
  drawn: ReadonlyMap<string, RowField>;
  values: JsonObject;
}) {
  const model = { modes: [...modes] };
  const active = activeMode(model, values) ?? 0;
  const parked = parkedNames(model, values);
  const inUse = new Set(modes[active]?.names);
  const isModal = ({ names }: FormRow) => names.some((name) => inUse.has(name) || parked.has(name));
  const first = rows.findIndex(isModal);
  const [before, after] = [rows.slice(0, first), rows.slice(first).filter((row) => !isModal(row))];
  const own = rows.filter((row) => row.names.some((name) => inUse.has(name)));
  const kept = useSameJson(
    modes.flatMap((mode, index) => {
      const count = index === active ? 0 : countHeld(mode, values);
      return count === 0 ? [] : [messages.parkedIn({ mode: mode.title, things: messages.parkedThings({ count }) })];
    }),
  );
  return (
    <>
      <FormRows rows={before} drawn={drawn} values={values} />
      <div className="flex min-w-0 flex-col gap-4">
        <ModeSwitch modes={modes} active={active} kept={kept} />
        <FormRows rows={own} drawn={drawn} values={values} />
      </div>
      <FormRows rows={after} drawn={drawn} values={values} />
    </>
  );
}

const ModeSwitch = memo(function ModeSwitch({
  modes,
  active,
  kept,
}: {
  modes: readonly FormMode[];
  active: number;
  /** Messages about the values of the other modes. */
  kept: readonly string[];
}) {
  const scope = useFormScope();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Segmented
        aria-label={messages.modes}
        value={String(active)}
        onValueChange={(mode) => scope.setFields({ [joinPointer('', modeName)]: Number(mode) })}
      >
        {modes.map((mode, index) => (
          <SegmentedItem key={mode.title} value={String(index)} title={mode.title}>
            <span className="truncate">{mode.title}</span>
          </SegmentedItem>
        ))}
      </Segmented>
      <div role="status">
        {kept.map((words) => (
          <p key={words} className="flex items-start gap-1.5 text-sm text-muted">
            <PackageOpen aria-hidden className="mt-px size-3.5 shrink-0" />
            {words}
          </p>
        ))}
      </div>
    </div>
  );
});
