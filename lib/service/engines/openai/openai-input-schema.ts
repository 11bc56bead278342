import type { MediaType } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';

/** Models of OpenAI itself, which take neither other sizes nor `response_format`. */
export function isGptImage(model: string): boolean {
  return /^(openai\/)?(gpt|chatgpt)-image/.test(model);
}

const gptSizes = ['auto', '1024x1024', '1536x1024', '1024x1536'];
/** It takes any size whose edges are multiples of 16, up to 3840 × 2160. */
const largeGptSizes = [...gptSizes, '2048x2048', '2048x1152', '1152x2048', '3840x2160', '2160x3840'];
const freeSizes = [
  'auto',
  '512x512',
  '768x768',
  '1024x1024',
  '1024x768',
  '768x1024',
  '1344x768',
  '768x1344',
  '1536x1024',
  '1024x1536',
];
const videoSizes = ['auto', '832x480', '480x832', '1280x720', '720x1280', '1920x1080', '1080x1920'];

function choice(title: string, values: string[], description?: string): JsonObject {
  const buttons = values.length <= 5 ? { renderType: 'button-group' } : {};
  return {
    type: 'string',
    title,
    ...(description === undefined ? {} : { description }),
    enum: values,
    default: values[0],
    ...buttons,
  };
}

function imageSizes(model: string): string[] {
  if (/(^|\/)gpt-image-[2-9]/.test(model)) return largeGptSizes;
  if (isGptImage(model)) return gptSizes;
  if (/(^|\/)dall-e-2/.test(model)) return ['1024x1024', '512x512', '256x256'];
  if (/(^|\/)dall-e-3/.test(model)) return ['1024x1024', '1792x1024', '1024x1792'];
  return freeSizes;
}

const prompt = { type: 'string', title: 'Prompt', minLength: 1, maxLength: 32_000 };
const count = {
  type: 'integer',
  title: 'Images',
  description: 'How many images to generate from the prompt.',
  minimum: 1,
  maximum: 4,
  default: 1,
};

function images(most: number): JsonObject {
  const items = { type: 'string', format: 'uri', renderType: 'image-url' };
  const description = 'Images to edit or to refer to. Without one, a new image is generated.';
  return { type: 'array', title: 'Images', description, items, maxItems: most, renderType: 'image-url' };
}

const mask = {
  type: 'string',
  title: 'Mask',
  description: 'An image of the size of the first one; its transparent areas are generated anew.',
  format: 'uri',
  renderType: 'image-url',
};

function imageProperties(model: string): JsonObject {
  const size = choice('Size', imageSizes(model));
  if (/(^|\/)dall-e-3/.test(model)) return { prompt, size, quality: choice('Quality', ['standard', 'hd']) };
  if (!isGptImage(model)) {
    const most = /(^|\/)dall-e-2/.test(model) ? 1 : 16;
    return { prompt, image: images(most), mask, size, n: count };
  }
  const backgrounds = /(^|\/)gpt-image-2/.test(model) ? ['auto', 'opaque'] : ['auto', 'transparent', 'opaque'];
  return {
    prompt,
    image: images(16),
    mask,
    size,
    n: count,
    quality: choice('Quality', ['auto', 'low', 'medium', 'high']),
    background: choice('Background', backgrounds),
    output_format: choice('Format', ['png', 'jpeg', 'webp']),
  };
}

const videoProperties: JsonObject = {
  prompt,
  input_reference: {
    type: 'string',
    title: 'Image',
    description: 'The image that the video starts from.',
    format: 'uri',
    renderType: 'image-url',
  },
  size: choice('Size', videoSizes),
  seconds: { type: 'integer', title: 'Duration', minimum: 1, maximum: 20, default: 4, 'x-unit': 's' },
};

/**
 * The input of a model behind the OpenAI images or videos API, which has no way to ask for it
 * (https://platform.openai.com/docs/api-reference/images, /videos).
 *
 * @param model its name at the server, by which the models of OpenAI itself are told apart
 * @param extra further properties, or others in place of the usual ones
 */
export function openaiInputSchema(
  model: string,
  mediaType: MediaType,
  extra: Record<string, JsonObject> = {},
): JsonObject {
  const usual = mediaType === 'video' ? videoProperties : imageProperties(model);
  return { type: 'object', required: ['prompt'], properties: { ...usual, ...extra } };
}
