import type { JsonObject } from '../../../contract/model.ts';
import { ig1 } from '../ig-1/definition.ts';
import type { ReadRequest, UnusedParameter } from '../model-definition.ts';

/** The field, for hosted models that document it where the model that draws has none. */
export const { negative_prompt: negativePrompt } = ig1.parameters.shape;

const unused: UnusedParameter = { name: 'negative_prompt', reason: 'not supported when editing an image' };

const isGiven = (media: unknown) => media !== undefined && (!Array.isArray(media) || media.length > 0);

/** A negative prompt beside an image, which keeps what is in it. */
export function unusedWhenEditing({ negative_prompt, input_image, input_images }: JsonObject): UnusedParameter[] {
  return negative_prompt !== undefined && (isGiven(input_image) || isGiven(input_images)) ? [unused] : [];
}

/** A request whose prompt says what its negative prompt does, unless it edits images. */
export function joinNegativePrompt<Input>({ parameters, inputs }: ReadRequest<Input>): ReadRequest<Input> {
  const { negative_prompt, prompt, ...rest } = parameters;
  const isEdit = Object.values(inputs).some((media) => media.length > 0);
  const words = typeof negative_prompt === 'string' && !isEdit ? leaveOut(String(prompt), negative_prompt) : prompt;
  return { parameters: { ...rest, prompt: words }, inputs };
}

/**
 * A prompt that also says what must not be seen, for models without a negative prompt: `a lake` and `boats, birds` give
 * `a lake, without boats, without birds`. Quotation marks go, as what stands in them would be set as type.
 */
function leaveOut(prompt: string, negativePrompt: string): string {
  const things = negativePrompt
    .replaceAll(/["“”„«»]/g, '')
    .split(/[,;.\n]/)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '');
  return [prompt, ...things.map((thing) => `without ${thing}`)].join(', ');
}
