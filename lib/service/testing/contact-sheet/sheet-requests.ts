import type { JsonObject } from '../../../contract/model.ts';
import { models } from '../../models/registry.ts';
import { propertiesOf } from '../../models/request-schema.ts';

/** Names of the sheet's references. */
export type ReferenceName = 'pear' | 'lighthouse' | 'forest' | 'street' | 'clip' | 'tone';

/** The references as data URIs. */
export type References = Record<ReferenceName, string>;

/** One entry of the sheet: a request, and a description of what it should show. */
export interface SheetRequest {
  model: string;
  title: string;
  body: JsonObject;
}

/** Requests by which the service makes the reference images and the reference video. */
export const referenceBodies: Record<Exclude<ReferenceName, 'tone'>, JsonObject> = {
  pear: {
    model: 'ig-1',
    prompt: 'A ripe yellow pear on a white linen cloth, soft window light',
    width: 768,
    height: 576,
    seed: 4,
  },
  lighthouse: {
    model: 'ig-1',
    prompt: 'A lighthouse on a cliff above the sea at dusk, violet hills',
    width: 960,
    height: 640,
    seed: 11,
  },
  forest: {
    model: 'ig-1',
    prompt: 'A misty pine forest with a river at sunrise, golden light',
    width: 960,
    height: 540,
    seed: 7,
  },
  street: {
    model: 'ig-1',
    prompt: 'A city street at night after rain, neon reflections',
    width: 640,
    height: 800,
    seed: 9,
  },
  clip: {
    model: 'v-7',
    prompt: 'Waves on a rocky shore at sunset, slow pan',
    resolution: '720P',
    duration: 3,
    seed: 3,
  },
};

/** The prompt that a model's form starts with. */
function examplePrompt(model: string): JsonObject {
  const found = models.find(({ id }) => id === model);
  const example = found === undefined ? undefined : propertiesOf(found)['prompt']?.['x-workbench-default'];
  return typeof example === 'string' ? { prompt: example } : {};
}

const example = (model: string, changes: JsonObject = {}): SheetRequest => ({
  model,
  title: 'its example',
  body: { ...examplePrompt(model), ...changes },
});

function imageRequests({ pear, lighthouse, forest, street }: References): SheetRequest[] {
  return [
    example('ie-1', { resolution: '1K', seed: 1 }),
    {
      model: 'ie-1',
      title: 'two references',
      body: {
        prompt: 'Put the pear of Image 1 on a rock by the sea of Image 2, evening light',
        input_images: [pear, lighthouse],
        resolution: '1K',
        watermark: true,
        seed: 2,
      },
    },
    example('ie-2', { resolution: '1K', num_images: 2, seed: 1 }),
    example('ie-3', { size: '1K', aspect_ratio: '16:9', seed: 1 }),
    {
      model: 'ie-3',
      title: 'three references',
      body: {
        prompt: 'The pear of Image 1 in front of Image 2, in the colours of Image 3',
        input_image: [pear, forest, street],
        size: '1K',
        aspect_ratio: '4:3',
        seed: 1,
      },
    },
    example('ie-4', { seed: 1 }),
    {
      model: 'ie-5',
      title: 'an edit',
      body: { prompt: 'Golden evening light, a little warmer, with soft film grain', input_image: [forest], seed: 1 },
    },
    {
      model: 'ie-5',
      title: 'a combination',
      body: {
        prompt: 'Place the pear of Image 1 on the street of Image 2',
        input_image: [pear, street],
        aspect_ratio: '4:3',
        seed: 1,
      },
    },
    example('ie-6', { resolution: '1K', aspect_ratio: '21:9', seed: 1 }),
    example('ie-7', { seed: 1 }),
    {
      model: 'ie-7',
      title: 'a board of four',
      body: {
        prompt: 'A mood board of all references',
        input_image: [pear, lighthouse, forest, street],
        aspect_ratio: '3:2',
        seed: 1,
      },
    },
    example('ie-8', { seed: 1 }),
    example('ie-9', { seed: 1 }),
    {
      model: 'ie-9',
      title: 'a reference in a box',
      body: {
        prompt:
          'A sandy beach at noon. [{"id":"pear_1","bbox":[420,560,900,920],"desc":"the pear of image 1"},{"id":"palm_1","bbox":[80,60,860,360],"desc":"a palm tree"}]',
        input_image: [pear],
        aspect_ratio: '4:3',
        seed: 1,
      },
    },
    { model: 'ie-10', title: 'its example', body: { ...examplePrompt('ie-10'), input_image: lighthouse, seed: 1 } },
    { model: 'ie-11', title: 'High Fidelity V2', body: { input_image: pear } },
    { model: 'ie-12', title: 'creativity 0.7', body: { input_image: pear, creativity: 0.7, seed: 1 } },
    { model: 'ie-13', title: 'the subject', body: { prompt: 'the subject', input_image: pear } },
    example('ig-1', { seed: 1 }),
    example('ig-2', { seed: 1 }),
    {
      model: 'ig-2',
      title: 'another language',
      body: {
        prompt: 'A vintage tea house sign, «Чайная» large, «с 1892 года» below, warm wood',
        image_size: 'landscape_4_3',
        seed: 1,
      },
    },
    example('ig-3', { seed: 1 }),
    {
      model: 'ig-3',
      title: 'transparent',
      body: { prompt: 'The pear of Image 1', input_image: [pear], background: 'transparent', seed: 1 },
    },
  ];
}

function videoRequests({ pear, lighthouse, forest, street, clip, tone }: References): SheetRequest[] {
  return [
    { model: 'v-1', title: 'HLG', body: { input_video: clip } },
    example('v-2', { seed: 1 }),
    example('v-3', { width: 832, height: 480, seed: 1 }),
    {
      model: 'v-4',
      title: 'a video and a scene',
      body: { prompt: 'Begin with Video 1, warm light', input_videos: [clip], seed: 1 },
    },
    {
      model: 'v-5',
      title: 'its example',
      body: { ...examplePrompt('v-5'), input_image: lighthouse, resolution: '720P', duration: 3, seed: 1 },
    },
    {
      model: 'v-6',
      title: 'three references',
      body: {
        prompt: 'Image 1 by a window, then Image 2, then Image 3',
        reference_images: [pear, forest, street],
        resolution: '720P',
        duration: 4,
        seed: 1,
      },
    },
    example('v-7', { resolution: '720P', duration: 3, seed: 1 }),
    {
      model: 'v-8',
      title: 'from frame to frame',
      body: {
        prompt: 'Night falls, slow push in',
        input_image: forest,
        last_frame_image: lighthouse,
        resolution: '720p',
        duration: 3,
        seed: 1,
      },
    },
    {
      model: 'v-9',
      title: 'references of each kind',
      body: {
        prompt: '@Image 1 on a table to @Audio 1, then @Video 1',
        input_images: [pear],
        input_videos: [clip],
        input_audios: [tone],
        resolution: '480P',
        duration: 4,
        seed: 1,
      },
    },
    {
      model: 'v-9',
      title: 'first and last frame',
      body: {
        prompt: 'Dawn becomes night',
        input_image: forest,
        tail_image_url: street,
        resolution: '480P',
        duration: 3,
        seed: 1,
      },
    },
    example('v-10', { resolution: '480p', duration: 6, seed: 1 }),
    example('v-11', { resolution: '720p', duration: 4, seed: 1 }),
  ];
}

/** Everything on the sheet, model by model. */
export function sheetRequests(references: References): SheetRequest[] {
  return [...imageRequests(references), ...videoRequests(references)];
}
