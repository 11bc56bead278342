'use client';

import { PackageOpen } from 'lucide-react';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { type FormMode, activeMode, countHeld } from '@/lib/schema-form/model/exclusive-modes';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { joinPointer } from '@/lib/schema-form/json-pointer';
import { messages } from '@/lib/schema-form/messages';
import { modeName } from '@/lib/schema-form/reserved-values';
import { type DrawnFields, FormRows } from './form-rows';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';

/**
 * The rows of a form with exclusive modes: a switch at the position of their first field, the fields of the chosen mode
 * below it, and a note about the values of the other modes, which stay but are not sent.
 */
export function ModeRows({
  rows,
  modes,
  fields,
  drawn,
}: {
  rows: readonly FormRow[];
  modes: readonly FormMode[];
  fields: readonly FormField[];
  drawn: DrawnFields;
}) {
  const active = useFormValue((values) => activeMode({ modes }, values) ?? 0);
  const inUse = new Set(modes[active]?.names);
  const modal = new Set(modes.flatMap(({ names }) => names));
  const isModal = ({ names }: FormRow) => names.some((name) => modal.has(name));
  const first = rows.findIndex(isModal);
  const [before, after] = [rows.slice(0, first), rows.slice(first).filter((row) => !isModal(row))];
  const own = rows.filter((row) => row.names.some((name) => inUse.has(name)));
  return (
    <>
      <FormRows rows={before} fields={fields} drawn={drawn} />
      <div className="flex min-w-0 flex-col gap-4">
        <ModeSwitch modes={modes} active={active} />
        <FormRows rows={own} fields={fields} drawn={drawn} />
      </div>
      <FormRows rows={after} fields={fields} drawn={drawn} />
    </>
  );
}

function ModeSwitch({ modes, active }: { modes: readonly FormMode[]; active: number }) {
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
        {modes.map((mode, index) => index !== active && <ParkedNote key={mode.title} mode={mode} />)}
      </div>
    </div>
  );
}

/** A note about the values of a mode that is not in use. */
function ParkedNote({ mode }: { mode: FormMode }) {
  const count = useFormValue((values) => countHeld(mode, values));
  if (count === 0) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <PackageOpen aria-hidden className="mt-px size-3.5 shrink-0" />
      {messages.parkedIn({ mode: mode.title, things: messages.parkedThings({ count }) })}
    </p>
  );
}
