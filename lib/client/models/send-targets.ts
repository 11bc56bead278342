import type { MediaKind } from '../../contract/media-kind.ts';
import type { LooseModel } from '../../contract/model.ts';
import { type Intent, intents } from './intents.ts';
import { intentsOf } from './model-intents.ts';
import { type MediaField, mediaFieldsOf } from './media-fields.ts';
import { schemaOf } from './schema-of.ts';
import { isStudioMediaPath, studioMediaPath } from '../../schema-form/media-field/media-address.ts';

/** A field of a model in the catalogue that a medium can be sent to. */
export interface SendTarget {
  intent: Intent;
  model: LooseModel;
  field: MediaField;
}

/** Every field of every model that takes this kind of media, by the intents of the models. */
export function sendTargetsOf(kind: MediaKind, models: readonly LooseModel[]): SendTarget[] {
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

/** The URL at which Create puts files of the studio into a field. */
export function sendTargetUrl(
  { model, field }: Pick<SendTarget, 'model' | 'field'>,
  mediaIds: readonly string[],
): string {
  return `/?${new URLSearchParams({ model: model.id, field: field.name, media: mediaIds.join(',') }).toString()}`;
}

/**
 * Reads the target and the paths of the files from such a URL; null if the catalogue has no such field, or the URL
 * names something that is no file.
 */
export function readSendTarget(asked: LinkedTarget, models: LooseModel[]): { use: SendTarget; paths: string[] } | null {
  const model = models.find(({ id }) => id === asked.model);
  const field = mediaFieldsOf(model === undefined ? null : schemaOf(model)).find(({ name }) => name === asked.field);
  const paths = (asked.media ?? '').split(',').map(studioMediaPath);
  if (model === undefined || field === undefined || !paths.every(isStudioMediaPath)) return null;
  return { use: { intent: intentsOf(model)[0] ?? 'make', model, field }, paths };
}
