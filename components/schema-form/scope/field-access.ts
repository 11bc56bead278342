'use client';

import { createContext, useContext } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import type { AlternativesField } from '@/lib/schema-form/form-field';
import { joinPointer, valueAt } from '@/lib/schema-form/json-pointer';
import { chooseAlternative } from '@/lib/schema-form/model/choose-alternative';
import { wholeBodyName } from '@/lib/schema-form/model/form-model';
import { setAt, setWithin } from '@/lib/schema-form/set-at';

/** How a field finds its value among those of the form, and writes it. */
export interface FieldAccess {
  read: (values: JsonObject, pointer: string) => unknown;
  /** Returns the form's values with another value of the field; undefined removes it. */
  write: (values: JsonObject, pointer: string, value: unknown) => JsonObject;
}

// The whole body as JSON has the empty pointer, and a name of its own among the values.
const placeOf = (pointer: string) => (pointer === '' ? joinPointer('', wholeBodyName) : pointer);

/** The access of the fields that are inside no list, map or branch. */
export const directAccess: FieldAccess = {
  read: (values, pointer) => valueAt(values, placeOf(pointer)),
  write: (values, pointer, value) => setAt(values, placeOf(pointer), value),
};

/**
 * The access inside a list, map or branch: it stays when all inside is cleared. While it shows its default, the fields
 * inside show parts of the default, and the first change copies it into the values.
 */
export function accessInside(
  outer: FieldAccess,
  { pointer: root, defaultValue }: { pointer: string; defaultValue: unknown },
): FieldAccess {
  const held = (values: JsonObject) => outer.read(values, root) ?? defaultValue ?? undefined;
  const below = (pointer: string) => pointer.slice(root.length);
  return {
    read: (values, pointer) => valueAt(held(values), below(pointer)) ?? undefined,
    write: (values, pointer, value) => outer.write(values, root, setWithin(held(values), below(pointer), value)),
  };
}

/**
 * The access inside alternatives that nobody has chosen from: the first change fixes the alternative, because a
 * half-typed number would be read as text.
 */
export function accessOfUnchosen(outer: FieldAccess, field: AlternativesField, at: number): FieldAccess {
  return {
    read: outer.read,
    write: (values, pointer, value) => outer.write(chooseAlternative(values, field, at, []), pointer, value),
  };
}

const FieldAccessContext = createContext<FieldAccess>(directAccess);

/** Provides the access to the fields inside a structure. */
export const FieldAccessProvider = FieldAccessContext.Provider;

/** The access of the fields here. */
export function useFieldAccess(): FieldAccess {
  return useContext(FieldAccessContext);
}
