import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import type { FormField } from '../../form-field.ts';
import { createFormModel } from '../../model/form-model.ts';
import { readMediaHint } from './media-hints.ts';

const text = { type: 'string' };
const told = (description: string) => ({ type: 'string', description });

/** The media fields of a form by their pointers, with those in the first item of lists. */
function mediaIn(properties: JsonObject): Record<string, string | null> {
  const inside = (field: FormField): FormField[] => {
    if (field.kind === 'group') return field.fields.flatMap(inside);
    if (field.kind === 'list') return inside(field.itemAt(0));
    return field.kind === 'alternatives' ? field.options.flatMap((option) => inside(option.field())) : [field];
  };
  const fields = createFormModel({ type: 'object', properties }).fields.flatMap(inside);
  return Object.fromEntries(fields.flatMap((one) => (one.kind === 'media' ? [[one.pointer, one.media]] : [])));
}

const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });

describe('readMediaHint', () => {
  it.each([
    ['image_url', text, 'image'],
    ['image_url_2', text, 'image'],
    ['image1', text, 'image'],
    ['image_base64', text, 'image'],
    ['init_image_b64', text, 'image'],
    ['sourceVideoUri', text, 'video'],
    ['source_url', text, null],
    ['media_url', text, null],
    ['source_url', told('URL of the source video.'), 'video'],
    ['source', told('Publicly accessible URL of the image to upscale'), 'image'],
    ['subject', told('Image data as base64'), 'image'],
    ['content', told('Base64-encoded image, at most 20 MB'), 'image'],
    ['guide', told('The picture to follow, as a URL or a base64 string'), 'image'],
    ['image_tail', told('End frame control. Base64 or URL of the image.'), 'image'],
    ['reference_url', told('Link to the reference video'), 'video'],
    ['start', { ...told('Image to start from'), format: 'uri' }, 'image'],
    ['track', { ...told('Audio file to use as a soundtrack'), format: 'uri' }, 'audio'],
  ])('reads %s as media', (name, schema, kind) => {
    expect(readMediaHint(name, schema)).toEqual({ media: kind });
  });

  it.each([
    ['webhook_url', told('URL that is called when the image is ready')],
    ['callback_url', { ...told('Where the video is sent'), format: 'uri' }],
    ['upload_url', told('URL to which the image is uploaded')],
    ['output_url', told('URL of the image')],
    ['model_url', text],
    ['lora_url', told('URL of the weights')],
    ['website_url', text],
    ['image_id', told('Id of the uploaded image')],
    ['image_prompt', told('Describe the image to make')],
    ['prompt', told('What the image shows, as text')],
    ['metadata', text],
    ['data', text],
    ['style', told('Style of the image')],
    ['notify', { ...told('Webhook for the finished video'), format: 'uri' }],
    ['voice', told('The voice of the audio')],
    ['background', told('Colour of the image’s background')],
  ])('does not misread %s', (name, schema) => {
    expect(readMediaHint(name, schema)).toBeNull();
  });
});

describe('readField of addresses in objects', () => {
  it('recognizes media by the name of the object', () => {
    const uri = object({ uri: text, tag: text });
    expect(mediaIn({ keyframes: listOf(uri), references: listOf(uri), media: object({ url: text }) })).toEqual({
      '/keyframes/0/uri': 'image',
      '/references/0/uri': 'image',
      '/media/url': null,
    });
    expect(mediaIn({ keyframes: object({ frame0: object({ url: text }) }) })).toEqual({
      '/keyframes/frame0/url': 'image',
    });
  });

  it('recognizes media by a constant beside the address', () => {
    const kinds = ['image_url', 'video_url'].map((kind) => object({ type: { const: kind }, url: text }));
    expect(Object.values(mediaIn({ content: listOf({ anyOf: kinds }) }))).toEqual(['video']);
    expect(mediaIn({ part: object({ type: { const: 'audio' }, data: text }) })).toEqual({ '/part/data': 'audio' });
  });

  it('recognizes lists by their description', () => {
    const list = { ...listOf({ ...text, format: 'uri' }), description: 'Images to use as references' };
    expect(mediaIn({ urls: list })).toEqual({ '/urls': 'image' });
  });
});
