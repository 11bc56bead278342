import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../lib/contract/model.ts';
import { createPage } from './support/create-page.ts';
import { fillForm, type Meant, shownNames, type Ways } from './support/fill-form.ts';
import { test } from './support/journey.ts';
import { scriptedEasel } from './support/scripted-easel.ts';

/** A request to fill in by hand: the expected body, and the alternatives to choose. */
interface Filled {
  meant: Meant;
  ways?: Ways;
  /** Fields that are prefilled, and left unchanged. */
  prefilled?: readonly string[];
}

const folder = new URL('../lib/schema-form/testing/wild-schemas/', import.meta.url);
const image = (name: string) => `https://example.com/${name}.png`;
const prompt = 'a red lighthouse above a calm sea';

const requests: Record<string, Filled[]> = {
  'all-of-enums': [
    {
      meant: {
        prompt,
        seed: 7,
        ratio: '1:3',
        number_of_images: 3,
        ink_pressure: 65,
        grain: '0.2',
        dry_slowly: false,
        file_format: 'png',
        turn_press: true,
      },
    },
  ],
  'edit-request': [
    {
      meant: {
        photo: [image('one'), image('two')],
        instructions: prompt,
        crease_mask: image('mask'),
        margin: 'filled',
        effort: 'slow',
        size: '700x480',
        n: 4,
        drafts: 2,
        closeness: 'far',
        live: true,
        answer_format: 'link',
        scan_format: 'webp',
        squeeze: 80,
        archive: 'the attic',
      },
    },
    { meant: { photo: [image('alone')], size: '640x960' } },
  ],
  'hidden-and-prefilled': [
    {
      prefilled: ['prompt'],
      meant: {
        prompt: 'A sign for a bakery with a green door, two colours',
        sample_images: [image('one'), image('two')],
        sheet_ratio: '4:5',
        resolution: '3K',
        polish_words: false,
        second_proof: false,
        negative_prompt: 'people',
      },
    },
  ],
  'inputs-and-parameters': [
    {
      meant: {
        text: prompt,
        settings: {
          width: 640,
          height: 512,
          chisel: 'round',
          carving_steps: 12,
          guidance: 4.5,
          negative_description: 'people',
          seed: 9,
        },
      },
    },
  ],
  'one-of-models': [
    {
      ways: { '': 'Batik press' },
      meant: {
        scenePrompt: prompt,
        clothRatio: '960:640',
        wax: 'thick',
        selvedge: 'frayed',
        copies: 4,
        styleImages: [
          { file: image('one'), motif: 'heron' },
          { file: image('two'), motif: 'reed' },
        ],
      },
    },
    {
      ways: { '': 'Hand loom' },
      meant: {
        scenePrompt: prompt,
        clothRatio: '800:1000',
        styleImages: [
          { file: image('one'), motif: 'heron' },
          { file: image('two'), motif: 'reed' },
        ],
        dyeLimits: { darkestDye: 'strong' },
        seed: 11,
      },
    },
  ],
  'preset-or-size': [
    {
      ways: { '/size': 'Width and height' },
      meant: {
        prompt,
        size: { width: 1536, height: 640 },
        seed: 12,
        num_images: 2,
        firings: 3,
        glaze: false,
        inline_answer: true,
      },
    },
    { ways: { '/size': 'Preset' }, meant: { size: 'landscape_5_7' } },
  ],
  'references-and-boxes': [
    {
      meant: {
        prompt: 'the hat of cutout 2 on the hill of cutout 1',
        cutout_image: [image('one'), image('two')],
        page_ratio: '1:3',
        soft_edges: true,
        resolution: '5k',
      },
    },
  ],
  'shots-and-elements': [
    {
      meant: {
        curtain_image_url: image('first'),
        prompt,
        scenes: [
          { prompt: 'the lamp is lit', seconds: '5' },
          { prompt: 'a gull takes off', seconds: '10' },
        ],
        puppets: [
          {
            face_image_url: image('front'),
            pose_image_urls: [image('left'), image('right')],
            turn_video_url: 'https://example.com/turn.mp4',
            voice_name: 'low',
          },
        ],
        seconds: '20',
        staging: 'marionette',
        with_audio: false,
        final_image_url: image('last'),
        string_guidance: 0.8,
        negative_description: 'blur',
      },
    },
  ],
  upscale: [{ meant: { small_image: image('small'), upscale_by: '2x', finish: 'VHS', print_format: 'tiff' } }],
};

function schemaOf(name: string): JsonObject {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as JsonObject;
}

const easel = scriptedEasel(Object.fromEntries(Object.keys(requests).map((name) => [`wild/${name}`, schemaOf(name)])));

async function sendByHand(page: Page, name: string): Promise<void> {
  const create = createPage(page);
  const form = create.request.getByRole('group', { name: 'Model settings' });
  await page.goto(`${easel.url()}/?model=wild/${name}`);
  await expect(form).toBeVisible();
  let expected: Meant = {};
  for (const { meant, ways = {}, prefilled = [] } of requests[name] ?? []) {
    const isOther = ways[''] !== undefined;
    await fillForm(form, Object.fromEntries(Object.entries(meant).filter(([key]) => !prefilled.includes(key))), ways);
    expected = isOther ? meant : { ...expected, ...meant };
    expect((await shownNames(form)).toSorted()).toEqual(Object.keys(expected).toSorted());
    const before = easel.bodies().length;
    await create.send.click();
    await expect.poll(() => easel.bodies().length).toBe(before + 1);
    expect(easel.bodies().at(-1)).toEqual({ model: `wild/${name}`, ...expected });
  }
}

for (const name of Object.keys(requests)) {
  test(`user can fill in a form of a schema like ${name}, and the service gets these values`, async ({ page }) => {
    await sendByHand(page, name);
  });
}
