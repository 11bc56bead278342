'use client';

import { Suspense } from 'react';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { FormField } from '@/lib/schema-form/form-field';
import type * as structures from '../structure/structures';
import type { ControlProps } from './control-props';
import type { FieldDefinition } from './field-definition';

/** A kind whose fields contain others. Few models have any, so the page loads without their code. */
export function lateStructure<Field extends FormField>(
  bodyOf: (parts: typeof structures) => (props: ControlProps<Field>) => React.ReactNode,
): FieldDefinition<Field> {
  const Body = latePart(async () => bodyOf(await import('../structure/structures')));
  function StructureControl(props: ControlProps<Field>) {
    return (
      <Suspense fallback={<Skeleton className="h-8" />}>
        <Body {...props} />
      </Suspense>
    );
  }
  return { Control: StructureControl, takesLabel: () => false };
}
