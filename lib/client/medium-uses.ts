import type { MediaKind } from '../contract/media-kind.ts';
import type { LooseModel } from '../contract/model.ts';
import { type Intent, intents, intentsOf } from './intents.ts';
import { type MediaField, mediaFieldsOf, schemaOf } from './media-fields.ts';

/** A field somewhere in the catalogue that a medium can go into. */
export interface MediumUse {
  intent: Intent;
  model: LooseModel;
  field: MediaField;
}

/** Every field of every model that takes a medium of this kind, by what the models do. */
export function usesOf(kind: MediaKind, models: LooseModel[]): MediumUse[] {
  const uses = models.flatMap((model) => {
    const fields = mediaFieldsOf(schemaOf(model)).filter((field) => field.kind === null || field.kind === kind);
    const first = intentsOf(model).find((intent) => intent !== 'make');
    return fields.map((field): MediumUse => ({ intent: first ?? 'make', model, field }));
  });
  return uses.toSorted((one, other) => intents.indexOf(one.intent) - intents.indexOf(other.intent));
}
