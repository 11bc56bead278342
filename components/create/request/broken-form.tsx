'use client';

import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FormNotice } from '@/components/schema-form/form-notice';
import { Button } from '@/components/ui/button';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { checkValues } from '@/lib/schema-form/check-values';
import { namedFault } from '@/lib/schema-form/named-fault';
import { lateMessages } from '../messages-late';
import { RequestText } from './request-text';

/** A request as it is being typed, and the last values that were read from it. */
export interface TypedRequest {
  text: string;
  values: JsonObject;
}

/** Stands where a form could not be drawn: what can be done about it, and the request as JSON. */
export function BrokenForm({
  schema,
  values,
  faults,
  showAllFaults,
  typed,
  error,
  onChange,
  onTyped,
  onDraw,
  onHold,
}: {
  schema: JsonObject;
  values: JsonObject;
  faults: FieldFault[];
  showAllFaults: boolean;
  /** Null until somebody asks for it. */
  typed: TypedRequest | null;
  error: unknown;
  onChange: (values: JsonObject) => void;
  onTyped: (typed: TypedRequest | null) => void;
  /** Draws the form anew. */
  onDraw: () => void;
  /** Hears why what is typed can't be sent; null when it can. */
  onHold: (words: string | null) => void;
}) {
  const tried = useRef(values);
  // An undo, a preset, the defaults: with other values it may be drawn.
  const drawReplaced = useEffectEvent((next: JsonObject) => {
    if (next === tried.current || next === typed?.values) return;
    tried.current = next;
    onDraw();
  });
  useEffect(() => drawReplaced(values), [values]);

  function drawAgain(event: MouseEvent<HTMLElement>) {
    const home = event.currentTarget.closest('[data-model]');
    onDraw();
    requestAnimationFrame(() => {
      const first = home?.querySelector<HTMLElement>('textarea, input') ?? home?.querySelector('button');
      first?.focus();
    });
  }

  const told = [...faults, ...(showAllFaults ? checkValues(schema, values) : [])].map(namedFault);
  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="flex gap-2 rounded border border-line bg-sunken px-3 py-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        <div className="min-w-0">
          <p className="font-medium">{lateMessages.formError}</p>
          <p className="text-muted">{lateMessages.formErrorHint}</p>
          {error instanceof Error && <p className="mt-1 text-sm wrap-anywhere text-faint">{error.message}</p>}
          <p className="mt-2.5 flex flex-wrap gap-2">
            <Button className="max-desk:h-11" onClick={drawAgain}>
              {lateMessages.redrawForm}
            </Button>
            <Button
              className="max-desk:h-11"
              aria-expanded={typed !== null}
              onClick={() => onTyped(typed === null ? { text: '', values: {} } : null)}
            >
              {lateMessages.fillAsJson}
            </Button>
          </p>
        </div>
      </div>
      <FormNotice faults={[...new Set(told)]} />
      {typed !== null && (
        <RequestText
          schema={schema}
          values={values}
          typed={typed}
          onTyped={onTyped}
          onChange={onChange}
          onHold={onHold}
        />
      )}
    </div>
  );
}
