import type { FieldKind, FieldOf, FormField } from '../form-field.ts';
import { alternativesKind } from './alternatives.ts';
import { branchKind } from './branch.ts';
import { choiceKind } from './choice.ts';
import { colourKind } from './colour.ts';
import { constantKind } from './constant.ts';
import type { FieldDraft } from './field-context.ts';
import { groupKind } from './group.ts';
import { jsonKind } from './json.ts';
import type { KindDefinition } from './kind-definition.ts';
import { listKind } from './list.ts';
import { mapKind } from './map.ts';
import { mediaKind } from './media.ts';
import { numberKind } from './number.ts';
import { switchKind } from './switch.ts';
import { textKind } from './text.ts';
import { textListKind } from './text-list.ts';

/**
 * All kinds, in the order in which they are tried on a schema: the first that reads it is taken, and JSON reads any. The
 * kinds never import this table: those with inner fields get the functions that look in it as arguments.
 */
const kinds: { [Kind in FieldKind]: KindDefinition<FieldOf<Kind>> } = {
  constant: constantKind,
  media: mediaKind,
  choice: choiceKind,
  number: numberKind,
  switch: switchKind,
  colour: colourKind,
  text: textKind,
  'text-list': textListKind,
  list: listKind,
  alternatives: alternativesKind,
  branch: branchKind,
  map: mapKind,
  group: groupKind,
  json: jsonKind,
};

/** Reads a property as a field of the first kind that takes it. */
export function readKind(draft: FieldDraft): FormField {
  for (const { read } of Object.values(kinds)) {
    const field = read(draft);
    if (field !== null) return field;
  }
  throw new Error('No kind reads this schema.');
}

/**
 * The operations of a field's kind, to be called with that field. The compiler follows the kind from the field to its
 * definition, so this needs no cast.
 */
export function kindOf<Kind extends FieldKind>(field: FieldOf<Kind>): KindDefinition<FieldOf<Kind>> {
  return kinds[field.kind];
}
