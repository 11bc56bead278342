'use client';

import { useMemo } from 'react';
import type { FormField } from '@/lib/schema-form/form-field';
import { setWithin } from '@/lib/schema-form/set-at';
import { type StructureScope, useStructure } from './structure-scope';

/**
 * The scope for what is inside a field that shows its default: the first change in it makes the default the field's own,
 * with that change.
 */
export function useOwnItems(field: FormField, value: unknown): StructureScope {
  const structure = useStructure();
  const isOwn = (value !== undefined && value !== null) || field.defaultValue === null;
  return useMemo(() => {
    if (isOwn) return structure;
    const change = (pointer: string, next: unknown) =>
      structure.change(field.pointer, setWithin(field.defaultValue, pointer.slice(field.pointer.length), next));
    return { ...structure, change };
  }, [structure, field, isOwn]);
}
