'use client';

import type { FieldProps } from '@rjsf/utils';
import { Suspense, useCallback, useMemo } from 'react';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { readChoices } from '@/lib/schema-form/reserved-values';
import { readRjsfOptions } from '@/lib/schema-form/rjsf/rjsf-schema';
import { useFormScope } from '../scope/form-scope';
import { useSameJson } from '../scope/use-same-json';
import { StructureProvider } from './structure-scope';
import { setWithin } from '@/lib/schema-form/set-at';

// Few models have such fields, so the page loads without them.
const StructureBody = latePart(async () => (await import('./structure-body')).StructureBody);

/** The rjsf field of lists, alternatives, maps and branches: the fields below it are rendered without rjsf. */
export function StructureField({ fieldPathId, formData, onChange, errorSchema, registry, uiSchema }: FieldProps) {
  const scope = useFormScope();
  const { model } = readRjsfOptions(uiSchema);
  const root = model?.pointer ?? '';
  const { path } = fieldPathId;
  const change = useCallback(
    (pointer: string, value: unknown) =>
      onChange(setWithin(valueAt(scope.getValues(), root), pointer.slice(root.length), value), path),
    [onChange, path, root, scope],
  );
  const choices = useSameJson(readChoices(scope.getValues()));
  const shared = useMemo(() => ({ registry, change, choices, Body: StructureBody }), [registry, change, choices]);
  if (model === null) return null;
  return (
    <StructureProvider value={shared}>
      <Suspense fallback={<Skeleton className="h-8" />}>
        <StructureBody field={model} value={formData as unknown} errors={errorSchema} id={fieldPathId.$id} />
      </Suspense>
    </StructureProvider>
  );
}
