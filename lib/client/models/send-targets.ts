import type { MediaKind } from '../../contract/media-kind.ts';
import type { LooseModel } from '../../contract/model.ts';
import { type Intent, intents, intentsOf } from './intents.ts';
import { type MediaField, mediaFieldsOf, schemaOf } from './media-fields.ts';
import { isStudioMediaPath, studioMediaPath } from '../../schema-form/media-field/media-address.ts';

/** A field somewhere in the catalogue that a medium can go into. */
export interface SendTarget {
  intent: Intent;
  model: LooseModel;
  field: MediaField;
}

/** Every field of every model that takes a medium of this kind, by what the models do. */
export function sendTargetsOf(kind: MediaKind, models: LooseModel[]): SendTarget[] {
  const uses = models.flatMap((model) => {
    const fields = mediaFieldsOf(schemaOf(model)).filter((field) => field.kind === null || field.kind === kind);
    const first = intentsOf(model).find((intent) => intent !== 'make');
    return fields.map((field): SendTarget => ({ intent: first ?? 'make', model, field }));
  });
  return uses.toSorted((one, other) => intents.indexOf(one.intent) - intents.indexOf(other.intent));
}

/** What of such a use an address says. */
export interface LinkedTarget {
  model: string | null;
  field: string | null;
  media: string | null;
}

/** The address under which Create puts a medium of the studio into a field. */
export function sendTargetUrl({ model, field }: Pick<SendTarget, 'model' | 'field'>, mediaId: string): string {
  return `/?${new URLSearchParams({ model: model.id, field: field.name, media: mediaId }).toString()}`;
}

/** What such an address asks for, and the medium's path; null where the catalogue has no such field, or it names no medium. */
export function readSendTarget(asked: LinkedTarget, models: LooseModel[]): { use: SendTarget; path: string } | null {
  const model = models.find(({ id }) => id === asked.model);
  const field = mediaFieldsOf(model === undefined ? null : schemaOf(model)).find(({ name }) => name === asked.field);
  const path = studioMediaPath(asked.media ?? '');
  if (model === undefined || field === undefined || !isStudioMediaPath(path)) return null;
  return { use: { intent: intentsOf(model)[0] ?? 'make', model, field }, path };
}
