import type { MediaKind } from '../../contract/media-kind.ts';
import type { LooseModel } from '../../contract/model.ts';
import { type Intent, intents, intentsOf } from './intents.ts';
import { type MediaField, mediaFieldsOf, schemaOf } from './media-fields.ts';
import { isStudioMediaPath, studioMediaPath } from '../../schema-form/media-field/media-address.ts';

/** A field of a model in the catalogue that a medium can be sent to. */
export interface SendTarget {
  intent: Intent;
  model: LooseModel;
  field: MediaField;
}

/** Every field of every model that takes this kind of media, by the intents of the models. */
export function sendTargetsOf(kind: MediaKind, models: LooseModel[]): SendTarget[] {
  const uses = models.flatMap((model) => {
    const fields = mediaFieldsOf(schemaOf(model)).filter((field) => field.kind === null || field.kind === kind);
    const first = intentsOf(model).find((intent) => intent !== 'make');
    return fields.map((field): SendTarget => ({ intent: first ?? 'make', model, field }));
  });
  return uses.toSorted((one, other) => intents.indexOf(one.intent) - intents.indexOf(other.intent));
}

/** The parts of a target in a URL. */
export interface LinkedTarget {
  model: string | null;
  field: string | null;
  media: string | null;
}

/** The URL at which Create puts a medium of the studio into a field. */
export function sendTargetUrl({ model, field }: Pick<SendTarget, 'model' | 'field'>, mediaId: string): string {
  return `/?${new URLSearchParams({ model: model.id, field: field.name, media: mediaId }).toString()}`;
}

/**
 * Reads the target and the medium's path from such a URL; null if the catalogue has no such field, or the URL names no
 * medium.
 */
export function readSendTarget(asked: LinkedTarget, models: LooseModel[]): { use: SendTarget; path: string } | null {
  const model = models.find(({ id }) => id === asked.model);
  const field = mediaFieldsOf(model === undefined ? null : schemaOf(model)).find(({ name }) => name === asked.field);
  const path = studioMediaPath(asked.media ?? '');
  if (model === undefined || field === undefined || !isStudioMediaPath(path)) return null;
  return { use: { intent: intentsOf(model)[0] ?? 'make', model, field }, path };
}
