import type { LooseModel } from '../../contract/model.ts';
import { type Intent, intents } from './intents.ts';
import { mediaFieldsOf } from './media-fields.ts';
import { originalTexts } from './original-texts.ts';
import { schemaOf } from './schema-of.ts';

const cutOutPattern = /\b(segment\w*|cut[s -]*out|mask\w*|matte|background remov\w*)\b/i;

/** Whether a model generates videos, by its output type, else by its endpoint. */
export function makesVideo(model: LooseModel): boolean {
  const output = model.capabilities?.output ?? [];
  return output.length > 0 ? output.includes('video') : (model.endpoint ?? '').startsWith('/videos');
}

/**
 * The intents of a model, from its inputs and outputs: a prompt alone is `make`, an image with a prompt `edit`, an
 * image without a prompt `upscale`, an image to a video `animate`, a video to a video `convert`.
 */
export function intentsOf(model: LooseModel): Intent[] {
  const schema = schemaOf(model);
  const fields = mediaFieldsOf(schema);
  const properties = (schema?.['properties'] ?? {}) as Record<string, unknown>;
  const required = Array.isArray(schema?.['required']) ? (schema['required'] as unknown[]) : [];
  const inputs: (string | null)[] =
    schema === null ? (model.capabilities?.input ?? []) : fields.map(({ kind }) => kind);
  const takesPrompt = schema === null ? inputs.includes('text') || inputs.length === 0 : 'prompt' in properties;
  const needsMedium = fields.some(({ name }) => required.includes(name));
  const makesFromPrompt = takesPrompt && !needsMedium;

  if (makesVideo(model)) {
    const fromMedia: Intent[] = inputs.includes('image') ? ['animate'] : inputs.includes('video') ? ['convert'] : [];
    return makesFromPrompt ? ['make', ...fromMedia] : fromMedia.length > 0 ? fromMedia : ['make'];
  }
  if (!inputs.includes('image')) return ['make'];
  if (!takesPrompt) return ['upscale'];
  const { display_name: name, summary } = originalTexts(model);
  if ('apply_mask' in properties || cutOutPattern.test(`${name ?? ''} ${summary ?? ''}`)) return ['cut-out'];
  return makesFromPrompt ? ['make', 'edit'] : ['edit'];
}

/** The intents of the models in a catalogue, in order. */
export function offeredIntents(models: LooseModel[]): Intent[] {
  const offered = new Set(models.flatMap(intentsOf));
  return intents.filter((intent) => offered.has(intent));
}
