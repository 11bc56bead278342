import type { JsonObject } from '../../contract/model.ts';
import type { FieldFacts, FormField } from '../form-field.ts';
import type { ResolvedSchema } from '../schema/resolve-schema.ts';

/** What is around a field: its object, and the references followed to reach it. */
export interface FieldContext {
  root: JsonObject;
  parent: ResolvedSchema;
  pointer: string;
  depth: number;
  /** The name of what holds the field, for fields whose own name says little, as `url` does; null at the top. */
  owner: string | null;
  read: ReadField;
}

/** Reads one property as a field. The pointer is given where it is not the context's followed by the name. */
export type ReadField = (name: string, property: unknown, context: FieldContext, pointer?: string) => FormField;

/** A field of which all is known but how it is drawn. */
export interface FieldDraft {
  facts: FieldFacts;
  resolved: ResolvedSchema;
  context: FieldContext;
  /** Whether the schema contains itself here, so that what is below must be read when it is asked for. */
  isLoop: boolean;
}

/** The context below a field, for what is read later: it starts without references, and only the name is required. */
export function contextBelow(draft: FieldDraft, name: string): FieldContext {
  const parent: ResolvedSchema = {
    schema: { required: [name] },
    isNullable: false,
    references: new Set(),
    isRecursive: false,
  };
  return { ...draft.context, parent, pointer: draft.facts.pointer, depth: 0, owner: draft.facts.name };
}

/** Reads once for each key, and not before it is asked for. */
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
