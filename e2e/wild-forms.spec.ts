import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../lib/contract/model.ts';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../lib/setup/testing/run-easel.ts';
import { json, type ScriptedUpstream, startScriptedUpstream } from '../lib/upstream/testing/scripted-upstream.ts';
import { createPage } from './support/create-page.ts';
import { fillForm, type Meant, shownNames, type Ways } from './support/fill-form.ts';
import { test } from './support/journey.ts';

/** A request to be made by hand: what is to be sent, and which way where a value, or the whole, can be said in several. */
interface Filled {
  meant: Meant;
  ways?: Ways;
  /** Fields that are filled at first already, and left as they are. */
  prefilled?: readonly string[];
  /** What is sent though nobody fills it in. */
  constant?: Meant;
}

const folder = new URL('../lib/schema-form/testing/wild-schemas/', import.meta.url);
const picture = (name: string) => `https://example.com/${name}.png`;
const prompt = 'a red lighthouse above a calm sea';

const requests: Record<string, Filled[]> = {
  'all-of-enums': [
    {
      meant: {
        prompt,
        aspect_ratio: '9:21',
        num_outputs: 3,
        seed: 7,
        output_format: 'png',
        output_quality: 65,
        disable_safety_checker: true,
        go_fast: false,
        megapixels: '0.25',
      },
    },
  ],
  'edit-request': [
    {
      meant: {
        image: [picture('one'), picture('two')],
        prompt,
        mask: picture('mask'),
        background: 'opaque',
        model: 'painter-9',
        n: 4,
        size: '640x480',
        response_format: 'url',
        output_format: 'webp',
        output_compression: 80,
        user: 'ann',
        input_fidelity: 'low',
        stream: true,
        partial_images: 2,
        quality: 'high',
      },
    },
    { meant: { image: [picture('alone')], model: 'painter-1', size: '1024x1536' } },
  ],
  'hidden-and-prefilled': [
    {
      prefilled: ['prompt'],
      meant: {
        prompt: 'A poster of a mountain hut at dawn, clean shapes',
        input_images: [picture('one'), picture('two')],
        aspect_ratio: '3:4',
        resolution: '1K',
        enable_prompt_expansion: false,
        enable_thinking: false,
        negative_prompt: 'people',
      },
    },
  ],
  'inputs-and-parameters': [
    {
      meant: {
        inputs: prompt,
        parameters: {
          guidance_scale: 4.5,
          negative_prompt: 'people',
          num_inference_steps: 12,
          width: 640,
          height: 512,
          scheduler: 'euler',
          seed: 9,
        },
      },
    },
  ],
  'one-of-models': [
    {
      ways: { '': 'Painter 2' },
      constant: { model: 'painter_2' },
      meant: {
        promptText: prompt,
        ratio: '1080:1440',
        quality: 'high',
        background: 'opaque',
        outputCount: 4,
        referenceImages: [
          { uri: picture('one'), tag: 'hat' },
          { uri: picture('two'), tag: 'coat' },
        ],
      },
    },
    {
      ways: { '': 'Sketch turbo' },
      constant: { model: 'sketch_turbo' },
      meant: {
        promptText: prompt,
        ratio: '1680:720',
        seed: 11,
        contentModeration: { publicFigureThreshold: 'low' },
        referenceImages: [
          { uri: picture('one'), tag: 'hat' },
          { uri: picture('two'), tag: 'coat' },
        ],
      },
    },
  ],
  'preset-or-size': [
    {
      ways: { '/image_size': 'Custom' },
      meant: {
        prompt,
        image_size: { width: 1536, height: 640 },
        num_images: 2,
        max_images: 5,
        seed: 12,
        sync_mode: true,
        enable_safety_checker: false,
      },
    },
    { ways: { '/image_size': 'Preset' }, meant: { image_size: 'landscape_16_9' } },
  ],
  'references-and-boxes': [
    {
      meant: {
        prompt: 'the hat of image 2 on the hill of image 1',
        input_image: [picture('one'), picture('two')],
        aspect_ratio: '9:21',
        resolution: '4k',
        grounding: true,
      },
    },
  ],
  'shots-and-elements': [
    {
      meant: {
        prompt,
        multi_prompt: [
          { prompt: 'the lamp is lit', duration: '3' },
          { prompt: 'a gull takes off', duration: '12' },
        ],
        start_image_url: picture('first'),
        end_image_url: picture('last'),
        duration: '15',
        generate_audio: false,
        elements: [
          {
            frontal_image_url: picture('front'),
            reference_image_urls: [picture('left'), picture('right')],
            video_url: 'https://example.com/turn.mp4',
            voice_id: 'low',
          },
        ],
        shot_type: 'intelligent',
        negative_prompt: 'blur',
        cfg_scale: 0.8,
      },
    },
  ],
  upscale: [
    { meant: { input_image: picture('small'), enhance_model: 'CGI', upscale_factor: '4x', output_format: 'jpg' } },
  ],
};

let upstream: ScriptedUpstream;
let easel: RunningEasel;
let removeData: () => Promise<void>;

test.beforeAll(async () => {
  upstream = await startScriptedUpstream();
  const models = await Promise.all(
    Object.keys(requests).map(async (name) => ({
      id: `wild/${name}`,
      display_name: name,
      endpoint: '/images/generate',
      json_request_schema: JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')) as JsonObject,
    })),
  );
  upstream.script(/^GET \/api\/ai\/models(?:\?|$)/, json(200, { object: 'list', data: models }));
  const directory = await createTemporaryDataDirectory();
  removeData = directory.remove;
  easel = await runEasel({
    dataDirectory: directory.path,
    environment: { MEDIA_API_URL: upstream.origin, MEDIA_API_KEY: 'a-key-of-this-test-alone' },
  });
});

test.afterAll(async () => {
  await easel.stop();
  await upstream.close();
  await removeData();
});

function received(): Meant[] {
  const posts = upstream.seen.filter(({ method, path }) => method === 'POST' && path === '/api/ai/queue');
  return posts.map(({ body }) => JSON.parse(body) as Meant);
}

async function sendByHand(page: Page, name: string): Promise<void> {
  const create = createPage(page);
  const form = create.request.getByRole('group', { name: 'Settings of this model' });
  await page.goto(`${easel.url}/?model=wild/${name}`);
  await expect(form).toBeVisible();
  let kept: Meant = {};
  for (const { meant, ways = {}, prefilled = [], constant = {} } of requests[name] ?? []) {
    const isOther = ways[''] !== undefined;
    await fillForm(form, Object.fromEntries(Object.entries(meant).filter(([key]) => !prefilled.includes(key))), ways);
    kept = isOther ? meant : { ...kept, ...meant };
    expect((await shownNames(form)).toSorted()).toEqual(Object.keys(kept).toSorted());
    const before = received().length;
    await create.request.getByRole('button').last().click();
    await expect.poll(() => received().length).toBe(before + 1);
    expect(received().at(-1)).toEqual({ model: `wild/${name}`, ...constant, ...kept });
  }
}

for (const name of Object.keys(requests)) {
  test(`user can fill in a form of a schema like ${name}, and the service gets what was meant`, async ({ page }) => {
    await sendByHand(page, name);
  });
}
