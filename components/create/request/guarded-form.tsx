'use client';

import { CircleAlert } from 'lucide-react';
import { type ErrorInfo, catchError } from 'next/error';
import { type ComponentProps, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormNotice } from '@/components/schema-form/form-notice';
import { SchemaForm } from '@/components/schema-form/schema-form';
import { Button } from '@/components/ui/button';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { checkValues } from '@/lib/schema-form/check-values';
import { namedFault } from '@/lib/schema-form/named-fault';
import { lateMessages } from '../messages-late';
import { RequestText, type TypedRequest } from './request-text';

interface GuardedFormProps extends Omit<ComponentProps<typeof SchemaForm>, 'faults' | 'showAllFaults'> {
  /** What the service reported about fields of the last request. */
  issues: FieldFault[];
  /** Marks every invalid field, not only those that were visited. */
  showAllIssues: boolean;
  /** Called with the reason why what is typed can't be sent; null when it can. */
  onBlock: (reason: string | null) => void;
}

interface TypedState {
  /** Null until somebody asks for the request as JSON. */
  typed: TypedRequest | null;
  onTyped: (typed: TypedRequest | null) => void;
}

const FormBoundary = catchError(function FormBoundary(
  props: TypedState & { form: GuardedFormProps },
  { error, reset }: ErrorInfo,
) {
  return <BrokenForm {...props.form} typed={props.typed} onTyped={props.onTyped} error={error} onRedraw={reset} />;
});

/** The form of a model. Where its schema breaks the drawing, the form alone is gone: its values stay, to be edited as JSON. */
export function GuardedForm(form: GuardedFormProps) {
  const [typed, setTyped] = useState<TypedRequest | null>(null);
  const { onBlock: _onBlock, issues, showAllIssues, ...drawn } = form;
  return (
    <FormBoundary form={form} typed={typed} onTyped={setTyped}>
      <SchemaForm {...drawn} faults={issues} showAllFaults={showAllIssues} />
    </FormBoundary>
  );
}

/** Takes the place of a form that could not be drawn: what can be done about it, and the request as JSON. */
function BrokenForm({
  schema,
  values,
  issues,
  showAllIssues,
  typed,
  error,
  onChange,
  onTyped,
  onRedraw,
  onBlock,
}: TypedState &
  Pick<GuardedFormProps, 'schema' | 'values' | 'issues' | 'showAllIssues' | 'onChange' | 'onBlock'> & {
    error: unknown;
    onRedraw: () => void;
  }) {
  const tried = useRef(values);
  // With other values, as after an undo, a preset or a reset, the form may be drawn.
  const redrawReplaced = useEffectEvent((next: JsonObject) => {
    if (next === tried.current || next === typed?.values) return;
    tried.current = next;
    onRedraw();
  });
  useEffect(() => redrawReplaced(values), [values]);

  function redraw(event: MouseEvent<HTMLElement>) {
    const home = event.currentTarget.closest('[data-model]');
    onRedraw();
    requestAnimationFrame(() => {
      const first = home?.querySelector<HTMLElement>('textarea, input') ?? home?.querySelector('button');
      first?.focus();
    });
  }

  const notices = [...issues, ...(showAllIssues ? checkValues(schema, values) : [])].map(namedFault);
  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="flex gap-2 rounded border border-line bg-sunken px-3 py-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        <div className="min-w-0">
          <p className="font-medium">{lateMessages.formError}</p>
          <p className="text-muted">{lateMessages.formErrorHint}</p>
          {error instanceof Error && <p className="mt-1 text-sm wrap-anywhere text-faint">{error.message}</p>}
          <p className="mt-2.5 flex flex-wrap gap-2">
            <Button className="max-desk:h-11" onClick={redraw}>
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
      <FormNotice faults={[...new Set(notices)]} />
      {typed !== null && (
        <RequestText
          schema={schema}
          values={values}
          typed={typed}
          onTyped={onTyped}
          onChange={onChange}
          onBlock={onBlock}
        />
      )}
    </div>
  );
}
