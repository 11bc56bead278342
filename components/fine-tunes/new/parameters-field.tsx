'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Field, fieldIds } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { newWords } from './new-words';
import { parseParameters } from './parse-parameters';

/** The training's parameters: a form from their schema, or JSON where the service gives none. */
export function ParametersField({
  schema,
  isFree,
  values,
  faults,
  showAllFaults,
  onChange,
  onSubmit,
}: {
  schema: JsonObject | null;
  isFree: boolean;
  values: JsonObject;
  faults: FieldFault[];
  showAllFaults: boolean;
  /** Null for what can't be read. */
  onChange: (values: JsonObject | null) => void;
  onSubmit: () => void;
}) {
  const parts = useQuery({
    queryKey: ['parameter-parts'],
    queryFn: () => import('./parameter-parts'),
    enabled: schema !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
  if (isFree) return <FreeParameters initial={values} onChange={onChange} />;
  if (schema === null || Object.keys(schema['properties'] ?? {}).length === 0) return null;
  return (
    <section aria-label={newWords.parameters} className="flex flex-col gap-3">
      <h3 className="font-medium">{newWords.parameters}</h3>
      {parts.data === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <parts.data.SchemaForm
          schema={schema}
          values={values}
          onChange={onChange}
          faults={faults}
          showAllFaults={showAllFaults}
          onSubmit={onSubmit}
        />
      )}
    </section>
  );
}

function FreeParameters({ initial, onChange }: { initial: JsonObject; onChange: (values: JsonObject | null) => void }) {
  const [typed, setTyped] = useState(() => (Object.keys(initial).length === 0 ? '' : JSON.stringify(initial, null, 2)));
  const id = useId();
  const isWrong = parseParameters(typed) === null;
  return (
    <Field
      id={id}
      label={newWords.parameters}
      description={newWords.parametersJson}
      faults={isWrong ? [newWords.parametersFault] : []}
    >
      <Textarea
        id={id}
        value={typed}
        spellCheck={false}
        placeholder="{}"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? fieldIds(id).fault : fieldIds(id).description}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseParameters(event.target.value));
        }}
      />
    </Field>
  );
}
