import type { LooseModel } from '../../contract/model.ts';
import { mediaFieldsOf, schemaOf } from './media-fields.ts';

/** What one may want to do, in the order it is offered. */
export const intents = ['make', 'edit', 'upscale', 'cut-out', 'animate', 'convert'] as const;
export type Intent = (typeof intents)[number];

/** What each is called. */
export const intentNames: Readonly<Record<Intent, string>> = {
  make: 'Generate',
  edit: 'Edit',
  upscale: 'Upscale',
  'cut-out': 'Cut out',
  animate: 'Animate',
  convert: 'Convert',
};

const cutOutPattern = /\b(segment\w*|cut[s -]*out|mask\w*|matte|background remov\w*)\b/i;

/** Whether a model makes videos: by what it says of its output, else by its endpoint. */
export function makesVideo(model: LooseModel): boolean {
  const output = model.capabilities?.output ?? [];
  return output.length > 0 ? output.includes('video') : (model.endpoint ?? '').startsWith('/videos');
}

/**
 * What a model is good for, read from what it takes and gives: from a prompt alone it makes; an image with a prompt it edits; an
 * image without a prompt it upscales; a video from an image it animates; a video from a video it converts.
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
  if ('apply_mask' in properties || cutOutPattern.test(`${model.display_name ?? ''} ${model.summary ?? ''}`))
    return ['cut-out'];
  return makesFromPrompt ? ['make', 'edit'] : ['edit'];
}

/** The intents that a catalogue can serve, in order. */
export function offeredIntents(models: LooseModel[]): Intent[] {
  const offered = new Set(models.flatMap(intentsOf));
  return intents.filter((intent) => offered.has(intent));
}
