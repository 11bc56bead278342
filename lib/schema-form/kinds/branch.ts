import type { BranchField, FormField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { memoized } from './field-context.ts';
import { isDrawableObject, readGroup } from './group.ts';
import { optionalHint } from './items-hint.ts';
import type { KindDefinition } from './kind-definition.ts';
import { entrySchema, readMap } from './map.ts';
import { propertyBody } from './property-body.ts';
import { structure } from './structure.ts';

const deepestGroup = 3;

/** An object that contains itself or is nested too deep: its fields are read on demand. */
export const branchKind: KindDefinition<BranchField> = {
  ...structure,
  read: (draft) => {
    const { facts, context, isLoop } = draft;
    if (!isDrawableObject(draft) || (!isLoop && context.depth < deepestGroup)) return null;
    const shallow = { ...draft, isLoop: false, context: { ...context, depth: 0 } };
    const entries = entrySchema(draft);
    const group = memoized((_once: null): FormField =>
      entries === null ? readGroup(shallow) : readMap(shallow, entries),
    );
    return { ...facts, kind: 'branch', group: () => group(null) };
  },
  hasShape: isJsonObject,
  isPresent: ({ group }, raw, { isPresent }) => isJsonObject(raw) && isPresent(group(), raw),
  /** A required object that contains itself would never end: a missing value is left out, and the check reports it. */
  propertyBody: (field, raw, body) => {
    const isMissing = !field.isHidden && field.defaultValue === null && !body.isPresent(field, raw);
    return isMissing ? undefined : propertyBody(field, raw, body);
  },
  itemBody: ({ group }, raw, { itemBody }) => itemBody(group(), raw),
  typedValue: ({ group }, value, typedValue) => typedValue(group(), value),
  innerFields: ({ group }, raw) => (isJsonObject(raw) ? [{ field: group(), raw }] : []),
  fieldAt: ({ group }) => group(),
  blankItem: () => ({}),
  shows: (_field, value) => isJsonObject(value),
  hint: optionalHint,
};
