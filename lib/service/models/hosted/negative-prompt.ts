import type { JsonObject } from '../../../contract/model.ts';
import { ig1 } from '../ig-1/definition.ts';
import type { ReadRequest, UnusedParameter } from '../model-definition.ts';

/** The field, for hosted models that document it where the serving model has none. */
export const { negative_prompt: negativePrompt } = ig1.parameters.shape;

const unused: UnusedParameter = { name: 'negative_prompt', reason: 'not supported when editing an image' };

const isGiven = (media: unknown) => media !== undefined && (!Array.isArray(media) || media.length > 0);

/** Reports a negative prompt with an image as unused: editing does not remove what the image shows. */
export function unusedWhenEditing({ negative_prompt, input_image, input_images }: JsonObject): UnusedParameter[] {
  return negative_prompt !== undefined && (isGiven(input_image) || isGiven(input_images)) ? [unused] : [];
}

/** Moves the negative prompt of a request into its prompt, unless the request edits images. */
export function joinNegativePrompt<Input>({ parameters, inputs }: ReadRequest<Input>): ReadRequest<Input> {
  const { negative_prompt, prompt, ...rest } = parameters;
  const isEdit = Object.values(inputs).some((media) => media.length > 0);
  const words = typeof negative_prompt === 'string' && !isEdit ? leaveOut(String(prompt), negative_prompt) : prompt;
  return { parameters: { ...rest, prompt: words }, inputs };
}

/**
 * Adds a negative prompt to a prompt, for models without one: `a lake` and `boats, birds` give `a lake, without boats,
 * without birds`. Quotation marks are removed, because quoted text is rendered as lettering.
 */
function leaveOut(prompt: string, negativePrompt: string): string {
  const things = negativePrompt
    .replaceAll(/["“”„«»]/g, '')
    .split(/[,;.\n]/)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '');
  return [prompt, ...things.map((thing) => `without ${thing}`)].join(', ');
}
