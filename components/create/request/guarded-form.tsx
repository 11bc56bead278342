'use client';

import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef, type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { JsonObject } from '@/lib/contract/model';
import { checkValues } from '@/lib/schema-form/issues/check-values';
import { RequestText, type TypedRequest } from './request-text';
import { FormIssues } from '@/components/schema-form/issues/field-issues';
import { namedIssue } from '@/lib/schema-form/issues/visible-issues';
import { type ErrorInfo, catchError } from 'next/error';
import { SchemaForm } from '@/components/schema-form/schema-form';
import { lateMessages } from '../messages-late';

interface GuardedFormProps extends ComponentProps<typeof SchemaForm> {
  /** Called with the reason why the form can't be sent; null when it can. */
  onBlock: (reason: string | null) => void;
}

interface TypedState {
  /** Null until the user opens the request as JSON. */
  typed: TypedRequest | null;
  onTyped: (typed: TypedRequest | null) => void;
}

const FormBoundary = catchError(function FormBoundary(
  props: TypedState & { form: GuardedFormProps },
  { error, reset }: ErrorInfo,
) {
  return <BrokenForm {...props.form} typed={props.typed} onTyped={props.onTyped} error={error} onRedraw={reset} />;
});

/**
 * The form of a model, in an error boundary: if rendering it throws, only the form disappears, and its values can be
 * edited as JSON.
 */
export function GuardedForm(form: GuardedFormProps) {
  const [typed, setTyped] = useState<TypedRequest | null>(null);
  const { onBlock: _onBlock, ...drawn } = form;
  return (
    <FormBoundary form={form} typed={typed} onTyped={setTyped}>
      <SchemaForm {...drawn} />
    </FormBoundary>
  );
}

/** Replaces a form that could not be rendered: ways to continue, and the request as JSON. */
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
  // With other values, as after an undo, a preset or a reset, rendering may work.
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

  const notices = [...issues, ...(showAllIssues ? checkValues(schema, values) : [])].map(namedIssue);
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
      <FormIssues issues={[...new Set(notices)]} />
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
