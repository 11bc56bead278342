import type { JsonObject } from '../../contract/model.ts';
import type { FieldFacts, FormField, FormRow } from '../form-field.ts';
import type { ResolvedSchema } from '../schema/resolve-schema.ts';

/** The surroundings of a field: its object, and the references followed to reach it. */
export interface FieldContext {
  root: JsonObject;
  parent: ResolvedSchema;
  pointer: string;
  depth: number;
  /** The name of the enclosing property, for fields with a generic name such as `url`; null at the top. */
  owner: string | null;
  read: ReadField;
  /** The rows of a group of fields. */
  arrangeRows: (fields: readonly FormField[]) => FormRow[];
}

/** Reads one property as a field. Pass a pointer where it is not the context's pointer plus the name. */
export type ReadField = (name: string, property: unknown, context: FieldContext, pointer?: string) => FormField;

/** A field without the properties of its kind. */
export interface FieldDraft {
  facts: FieldFacts;
  resolved: ResolvedSchema;
  context: FieldContext;
  /** Whether the schema contains itself here, so that the fields below must be read on demand. */
  isLoop: boolean;
}

/**
 * The context below a field, for fields that are read on demand: it starts without references, and only the name is
 * required.
 */
export function contextBelow(draft: FieldDraft, name: string): FieldContext {
  const parent: ResolvedSchema = {
    schema: { required: [name] },
    isNullable: false,
    references: new Set(),
    isRecursive: false,
  };
  return { ...draft.context, parent, pointer: draft.facts.pointer, depth: 0, owner: draft.facts.name };
}

/** Reads lazily, once for each key. */
export function memoized<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = read(key);
    known.set(key, value);
    return value;
  };
}
