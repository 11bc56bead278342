'use client';

import { type ErrorInfo, catchError } from 'next/error';
import { type ComponentProps, useState } from 'react';
import { SchemaForm } from '@/components/schema-form/schema-form';
import { BrokenForm, type TypedRequest } from './broken-form';

type Guarded = Omit<ComponentProps<typeof BrokenForm>, 'typed' | 'onTyped' | 'error' | 'onDraw'> &
  ComponentProps<typeof SchemaForm>;

const FormBoundary = catchError(function FormBoundary(
  props: Pick<ComponentProps<typeof BrokenForm>, 'typed' | 'onTyped'> & { form: Guarded },
  { error, reset }: ErrorInfo,
) {
  return <BrokenForm {...props.form} typed={props.typed} onTyped={props.onTyped} error={error} onDraw={reset} />;
});

/** The form of a model. Where its schema breaks the drawing, the form alone is gone: its values stay, to be edited as JSON. */
export function GuardedForm(form: Guarded) {
  const [typed, setTyped] = useState<TypedRequest | null>(null);
  const { onHold: _onHold, ...drawn } = form;
  return (
    <FormBoundary form={form} typed={typed} onTyped={setTyped}>
      <SchemaForm {...drawn} />
    </FormBoundary>
  );
}
