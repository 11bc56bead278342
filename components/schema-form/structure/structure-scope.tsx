'use client';

import type { Registry } from '@rjsf/utils';
import { type ComponentType, createContext, useContext } from 'react';
import type { AlternativeChoices } from '@/lib/schema-form/reserved-values';
import type { NestedFieldProps } from './nested-field-props';

/** What the fields inside a structure share. */
export interface StructureScope {
  registry: Registry;
  /** Sets one place, by its pointer into the body; undefined empties it. */
  change: (pointer: string, value: unknown) => void;
  choices: AlternativeChoices;
  /** Draws a structure inside another. */
  Body: ComponentType<NestedFieldProps>;
}

const StructureContext = createContext<StructureScope | null>(null);

/** Gives the fields inside a structure what they share. */
export const StructureProvider = StructureContext.Provider;

/** What the fields inside a structure share. Only inside a structure. */
export function useStructure(): StructureScope {
  const scope = useContext(StructureContext);
  if (scope === null) throw new Error('This part belongs inside a structure.');
  return scope;
}
