import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { mediaFieldsOf } from '@/lib/client/models/media-fields';
import { schemaOf } from '@/lib/client/models/schema-of';
import { isJsonObject, textsOf } from '@/lib/schema-form/json';

/** A model that finds in an image what words name. */
export interface CutOut {
  model: string;
  /** The request for the mask of what the words name in the image at an address. */
  request: (address: string, words: string) => JsonObject;
}

/** The first model of a catalogue that answers with a mask (`apply_mask`) and needs no more than an image and words; null for none. */
export function findCutOut(models: readonly LooseModel[]): CutOut | null {
  for (const model of models) {
    const schema = schemaOf(model);
    const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
    const image = mediaFieldsOf(schema).find(({ kind }) => kind === 'image');
    if (model.unavailable != null || image === undefined || !('apply_mask' in properties)) continue;
    const known = new Set([image.name, 'prompt', 'apply_mask', 'output_format']);
    if (!('prompt' in properties) || textsOf(schema?.['required']).some((name) => !known.has(name))) continue;
    const format = isJsonObject(properties['output_format']) ? properties['output_format'] : {};
    const asPng = textsOf(format['enum']).includes('png') ? { output_format: 'png' } : {};
    return {
      model: model.id,
      request: (address, words) => ({
        model: model.id,
        [image.name]: image.isList ? [address] : address,
        prompt: words,
        apply_mask: false,
        ...asPng,
      }),
    };
  }
  return null;
}
