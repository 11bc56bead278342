'use client';

import { AlternativesBody } from './alternatives-body';
import { BranchBody } from './branch-body';
import type { DrawnPart } from './drawn-part';
import { ListBody } from './list-body';
import { MapBody } from './map-body';

/** A field made of others, below its label. */
export function StructureBody({ field, ...part }: DrawnPart) {
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
