'use client';

import type { Registry, ErrorSchema } from '@rjsf/utils';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import type { AlternativeChoices } from '@/lib/schema-form/reserved-values';
import type { FormField } from '@/lib/schema-form/form-field';
import { setWithin } from '@/lib/schema-form/set-at';

/** The scope that the fields inside a structure share. */
export interface StructureScope {
  registry: Registry;
  /** Sets the value at a pointer into the body; undefined removes it. */
  change: (pointer: string, value: unknown) => void;
  choices: AlternativeChoices;
  /** Renders a structure inside another. */
  Body: ComponentType<NestedFieldProps>;
}

const StructureContext = createContext<StructureScope | null>(null);

/** Provides the scope to the fields inside a structure. */
export const StructureProvider = StructureContext.Provider;

/** The scope of a structure. Only inside a structure. */
export function useStructure(): StructureScope {
  const scope = useContext(StructureContext);
  if (scope === null) throw new Error('This part belongs inside a structure.');
  return scope;
}

/** A field inside a structure: its model, its value, its issues, and the id of its control. */
export interface NestedFieldProps<Field extends FormField = FormField> {
  field: Field;
  value: unknown;
  errors: ErrorSchema | undefined;
  id: string;
}

/** The issues one step below. */
export function errorsBelow(errors: ErrorSchema | undefined, step: string | number): ErrorSchema | undefined {
  return errors?.[String(step)];
}

/** The id of a control below another: typed names may contain anything, but ids no spaces. */
export function idBelow(id: string, step: string | number): string {
  return `${id}_${encodeURIComponent(String(step)).replaceAll('%', '_')}`;
}

/**
 * The scope inside a field that shows its default: the first change copies the default, with that change, into the
 * field's value.
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
