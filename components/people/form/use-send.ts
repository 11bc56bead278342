'use client';

import { type FormEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { RequestError } from '@/lib/client/request';

/** The `onSubmit` of a form. */
export type Submit = (event: Pick<FormEvent, 'preventDefault'>) => void;

/**
 * Returns the `onSubmit` of a form, which sends its values as a whole. When the studio refuses them, what was typed
 * stays.
 *
 * @param send sends the values and does what follows; the form is locked until it has settled
 */
export function useSend<V extends FieldValues>(form: UseFormReturn<V>, send: (values: V) => Promise<void>): Submit {
  // The second of two quick presses comes before the first is rendered.
  const isLocked = useRef(false);
  const submit = form.handleSubmit((values) => send(values).catch((error: unknown) => showError(form, error)));
  return (event) => {
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    void submit().finally(() => {
      isLocked.current = false;
    });
  };
}

/**
 * Shows the studio's issues, whose pointers are such as `/email`, at the fields of a form, and everything else as the
 * error of its `root`. The first field with an issue gets the focus.
 */
function showError<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  const fields = Object.keys(form.getValues());
  const whole = { pointer: '', message: error instanceof Error ? error.message : String(error) };
  const issues = error instanceof RequestError && error.fields.length > 0 ? error.fields : [whole];
  const nameOf = (pointer: string) => fields.find((name) => pointer === `/${name}`) ?? 'root';
  const byName = Map.groupBy(issues, ({ pointer }) => nameOf(pointer));
  for (const [name, found] of byName) {
    form.setError(name as Path<V> | 'root', { message: found.map(({ message }) => message).join(' ') });
  }
  const first = fields.find((name) => byName.has(name));
  if (first !== undefined) form.setFocus(first as Path<V>);
}
