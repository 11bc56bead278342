'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import type { JsonObject } from '@/lib/contract/model';
import type { FieldIssue } from '@/lib/contract/error';
import { newProjectMessages } from '../messages-late';

/** The training's parameters: a form from their schema, or JSON where the service gives none. */
export function ParametersField({
  schema,
  isFree,
  values,
  errors,
  onChange,
  onSubmit,
}: {
  schema: JsonObject | null;
  isFree: boolean;
  values: JsonObject;
  errors: FieldIssue[];
  /** With invalid values nothing is sent. */
  onChange: (values: JsonObject, isSound: boolean) => void;
  onSubmit: () => void;
}) {
  const parts = useQuery({
    queryKey: ['parameter-parts'],
    queryFn: () => import('./parameter-form-parts'),
    enabled: schema !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
  if (isFree) return <FreeParameters initial={values} onChange={onChange} />;
  if (schema === null || Object.keys(schema['properties'] ?? {}).length === 0) return null;
  return (
    <section aria-label={newProjectMessages.parameters} className="flex flex-col gap-3">
      <h2 className="font-medium">{newProjectMessages.parameters}</h2>
      {parts.data === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <parts.data.SchemaForm
          schema={schema}
          values={values}
          onChange={(next) => onChange(next, parts.data.checkValues(schema, next).length === 0)}
          issues={errors}
          showAllIssues
          onSubmit={onSubmit}
        />
      )}
    </section>
  );
}

function FreeParameters({
  initial,
  onChange,
}: {
  initial: JsonObject;
  onChange: (values: JsonObject, isSound: boolean) => void;
}) {
  const [typed, setTyped] = useState(() => (Object.keys(initial).length === 0 ? '' : JSON.stringify(initial, null, 2)));
  const id = useId();
  const isWrong = parseParameters(typed) === null;
  return (
    <Field
      id={id}
      label={newProjectMessages.parameters}
      description={newProjectMessages.parametersJson}
      errors={isWrong ? [newProjectMessages.parametersError] : []}
    >
      <Textarea
        id={id}
        value={typed}
        spellCheck={false}
        placeholder="{}"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? fieldIds(id).error : fieldIds(id).description}
        onChange={(event) => {
          setTyped(event.target.value);
          const parsed = parseParameters(event.target.value);
          onChange(parsed ?? {}, parsed !== null);
        }}
      />
    </Field>
  );
}

/** Parses parameters typed as JSON; empty text means none. Null if it is no JSON object. */
function parseParameters(text: string): JsonObject | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}
