'use client';

import { AlternativesBody } from './alternatives-body';
import { BranchBody } from './branch-body';
import type { NestedFieldProps } from './nested-field-props';
import { ListBody } from './list-body';
import { MapBody } from './map-body';

/** A field made of others, below its label. */
export function StructureBody({ field, ...part }: NestedFieldProps) {
  switch (field.kind) {
    case 'list':
      return <ListBody field={field} {...part} />;
    case 'alternatives':
      return <AlternativesBody field={field} {...part} />;
    case 'map':
      return <MapBody field={field} {...part} />;
    case 'branch':
      return <BranchBody field={field} {...part} />;
    default:
      return null;
  }
}
