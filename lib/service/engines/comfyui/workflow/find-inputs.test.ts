import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../contract/model.ts';
import { guided, imageToVideo, inpaint, textToImage } from '../../testing/comfy-workflows.ts';
import { objectInfo } from '../../testing/object-info.ts';
import { findInputs } from './find-inputs.ts';
import { readNodeInfos } from './node-info.ts';
import type { Workflow } from './plan.ts';

async function find(workflow: Workflow, lacks: string[] = []) {
  const classes = Object.values(workflow).map((node) => node.class_type);
  const infos = await readNodeInfos(classes, async (name) =>
    lacks.includes(name) ? null : (objectInfo[name] ?? null),
  );
  return findInputs(workflow, infos);
}

async function names(workflow: Workflow, lacks: string[] = []) {
  const shown = (await find(workflow, lacks)).filter(({ suggestion }) => suggestion.show);
  return Object.fromEntries(shown.map(({ node, input, suggestion }) => [`${node}.${input}`, suggestion.name]));
}

async function roles(workflow: Workflow, lacks: string[] = []) {
  const found = (await find(workflow, lacks)).filter(({ role }) => role !== null);
  return Object.fromEntries(found.map(({ node, input, role }) => [`${node}.${input}`, role]));
}

const node = (class_type: string, inputs: Record<string, unknown>) => ({ class_type, inputs });

describe('findInputs', () => {
  it('finds every literal, and no link', async () => {
    const found = await find(textToImage);
    const literals = Object.entries(textToImage).flatMap(([id, { inputs }]) =>
      Object.entries(inputs).flatMap(([input, value]) => (Array.isArray(value) ? [] : [`${id}.${input}`])),
    );
    expect(found.map(({ node, input }) => `${node}.${input}`)).toEqual(literals);
  });

  it('says what the engine says of a number', async () => {
    const cfg = (await find(textToImage)).find(({ input }) => input === 'cfg');
    expect(cfg).toMatchObject({
      node: '6',
      nodeTitle: 'Sampler',
      hasOwnTitle: false,
      kind: 'number',
      minimum: 0,
      maximum: 100,
      step: 0.01,
      default: 7.5,
      choices: null,
      help: 'How closely the result follows the prompt.',
      role: null,
      suggestion: { show: true, basic: false, title: 'CFG scale', name: 'cfg' },
    });
  });

  it('cuts bounds to what JavaScript can hold', async () => {
    const found = await find({ '1': node('PrimitiveInt', { value: 3 }), '2': node('RandomNoise', { noise_seed: 9 }) });
    expect(found.map(({ kind, minimum, maximum }) => [kind, minimum, maximum])).toEqual([
      ['integer', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      ['seed', 0, Number.MAX_SAFE_INTEGER],
    ]);
  });

  it('tells the prompt from the negative prompt by their way to the sampler', async () => {
    expect(await roles(textToImage)).toEqual({
      '3.text': 'negative prompt',
      '4.text': 'prompt',
      '5.width': 'width',
      '5.height': 'height',
      '6.seed': 'seed',
    });
  });

  it('follows a guider, and takes equal texts for two encoders as one prompt', async () => {
    expect(await roles(guided)).toMatchObject({ '4.clip_l': 'prompt', '4.t5xxl': 'prompt', '7.noise_seed': 'seed' });
    expect(await names(guided)).toEqual({
      '1.unet_name': 'unet_name',
      '4.clip_l': 'prompt',
      '4.t5xxl': 'prompt',
      '4.guidance': 'guidance',
      '5.guidance': 'guidance_flux_guidance',
      '7.noise_seed': 'seed',
      '8.sampler_name': 'sampler_name',
      '9.scheduler': 'scheduler',
      '9.steps': 'steps',
      '9.denoise': 'denoise',
      '10.width': 'width',
      '10.height': 'height',
      '10.batch_size': 'batch_size',
    });
  });

  it('names different texts for two encoders apart', async () => {
    const encoder = guided['4'];
    const inputs = { ...encoder?.inputs, clip_l: 'lighthouse' };
    const found = await names({ ...guided, '4': node('CLIPTextEncodeFlux', inputs) });
    expect([found['4.clip_l'], found['4.t5xxl']]).toEqual(['prompt', 'prompt_2']);
  });

  it('takes a text that reaches both sides as the prompt, through a ControlNet', async () => {
    expect(await roles(inpaint)).toEqual({
      '2.text': 'prompt',
      '4.image': 'media',
      '5.image': 'media',
      '9.image': 'media',
      '11.seed': 'seed',
      '12.seed': 'seed',
    });
  });

  it('does not take an empty text for the prompt when another has one', async () => {
    const empty = {
      ...textToImage['4'],
      class_type: 'CLIPTextEncodeFlux',
      inputs: { clip_l: '', t5xxl: ['20', 0], clip: ['2', 1] },
    };
    const workflow = { ...textToImage, '4': empty, '20': node('PrimitiveStringMultiline', { value: 'a pier' }) };
    const prompts = (await find(workflow)).filter(({ role }) => role === 'prompt');
    expect(prompts.map(({ suggestion, ...one }) => [one.node, suggestion.name, suggestion.basic])).toEqual([
      ['4', 'prompt_2', false],
      ['20', 'prompt', true],
    ]);
  });

  it('leaves out nodes that lead to no result', async () => {
    const workflow = { ...textToImage, '30': node('KSampler', { seed: 1, steps: 5, sampler_name: 'gone' }) };
    const idle = (await find(workflow)).filter((one) => one.node === '30');
    expect(idle.map(({ isUsed, suggestion }) => [isUsed, suggestion.show])).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('names files by their kind and use, and titles them as the author does', async () => {
    const media = (await find(inpaint)).filter(({ kind }) => kind === 'media');
    expect(media.map(({ suggestion }) => [suggestion.name, suggestion.title])).toEqual([
      ['image', 'Image'],
      ['mask', 'Mask'],
      ['image_2', 'Depth map'],
    ]);
    expect(
      media.every(({ suggestion, isRequired, choices }) => suggestion.basic && isRequired && choices === null),
    ).toBe(true);
  });

  it('finds videos and audio that are uploaded', async () => {
    const found = await find({ '1': node('LoadVideo', { file: 'a.mp4' }), '2': node('LoadAudio', { audio: 'a.wav' }) });
    expect(found.map(({ kind, media, suggestion }) => [kind, media, suggestion.name])).toEqual([
      ['media', 'video', 'video'],
      ['media', 'audio', 'audio'],
    ]);
  });

  it('adds the node to a name that several have', async () => {
    const found = (await find(inpaint)).filter(({ input }) => input === 'steps' || input === 'cfg');
    expect(found.map(({ suggestion }) => [suggestion.name, suggestion.title])).toEqual([
      ['steps', 'Steps'],
      ['cfg', 'CFG scale'],
      ['steps_second_pass', 'Steps (Second pass)'],
      ['cfg_second_pass', 'CFG scale (Second pass)'],
    ]);
  });

  it('numbers names when the nodes have no titles of their own', async () => {
    const sampler = inpaint['11'];
    const same = (id: string) => ({ [id]: { class_type: 'KSampler', inputs: sampler?.inputs ?? {} } });
    const found = (await find({ ...same('1'), ...same('2'), ...same('3') })).filter(({ input }) => input === 'steps');
    expect(found.map(({ suggestion }) => suggestion.name)).toEqual(['steps', 'steps_sampler', 'steps_2']);
    expect(found.map(({ suggestion }) => suggestion.title)).toEqual(['Steps', 'Steps (Sampler)', 'Steps 2']);
  });

  it('follows nodes that only hold a value', async () => {
    const found = await find(imageToVideo);
    const held = found.filter(({ input }) => input === 'value');
    expect(held.map(({ role, minimum, step, suggestion }) => [role, suggestion.name, minimum, step])).toEqual([
      ['prompt', 'prompt', null, null],
      ['width', 'width', 16, 16],
    ]);
  });

  it('leaves files, internals and settings of saving out', async () => {
    const hidden = (await find(guided)).filter(({ suggestion }) => !suggestion.show);
    expect(hidden.map(({ node, input }) => `${node}.${input}`)).toEqual([
      '1.weight_dtype',
      '2.clip_name1',
      '2.clip_name2',
      '2.type',
      '2.device',
      '3.vae_name',
      '13.filename_prefix',
    ]);
    const combine = {
      images: ['1', 0],
      frame_rate: 12,
      loop_count: 0,
      filename_prefix: 'a',
      format: 'image/gif',
      save_output: true,
    };
    expect(await names({ '2': node('VHS_VideoCombine', combine) })).toEqual({ '2.frame_rate': 'frame_rate' });
  });

  it.each([
    ['STRING', { default: 'X://path', vhs_path_extensions: ['mp4'] }, 'SomeReader'],
    ['STRING', {}, 'LoadVideoPath'],
    [['of-somebody-else.png'], { image_upload: true, image_folder: 'output' }, 'SomeImage'],
  ])('leaves out what names a file of the engine: %j %j', async (type, options, className) => {
    const entry = { name: className, input: { required: { video: [type, options] } }, output: ['IMAGE'] };
    const infos = await readNodeInfos([className], async () => entry);
    const found = findInputs({ '1': node(className, { video: 'of-somebody-else.png' }) }, infos);
    expect(found.map(({ kind, suggestion }) => [kind, suggestion.show])).toEqual([['text', false]]);
  });

  it('leaves out the path of a prompt, and shows the prompt of a loader', async () => {
    const reader = {
      name: 'ReadText',
      input: { required: { text_path: ['STRING', { multiline: true }] } },
      output: ['STRING'],
    };
    const loader = {
      name: 'EasyLoader',
      input: { required: { positive: ['STRING', { multiline: true }], vae_name: [['Baked VAE']] } },
      output: ['MODEL', 'CONDITIONING'],
    };
    const more: Record<string, JsonObject> = { ...objectInfo, ReadText: reader, EasyLoader: loader };
    const workflow = {
      '1': node('ReadText', { text_path: '/etc/hostname' }),
      '2': node('CLIPTextEncode', { text: ['1', 0] }),
      '3': node('EasyLoader', { positive: 'a pier', vae_name: 'Baked VAE' }),
      '4': node('KSampler', { positive: ['2', 0], negative: ['3', 1] }),
      '5': node('SaveImage', { images: ['4', 0] }),
    };
    const infos = await readNodeInfos(Object.keys(more), async (name) => more[name] ?? null);
    const found = findInputs(workflow, infos);
    expect(found.map(({ input, suggestion }) => [input, suggestion.show])).toEqual([
      ['text_path', false],
      ['positive', true],
      ['vae_name', false],
    ]);
  });

  it('leaves out what a class does not declare', async () => {
    const found = await names({
      '1': node('RandomNoise', { noise_seed: 1, control_after_generate: 'fixed', other: 4 }),
      '2': node('SomeSink', { noise: ['1', 0] }),
    });
    expect(found).toEqual({ '1.noise_seed': 'seed' });
  });

  it('goes by the literals when the engine lacks the class', async () => {
    const found = await find(textToImage, ['CLIPTextEncode', 'KSampler']);
    expect(found.filter(({ node }) => node === '6').map(({ input, kind }) => [input, kind])).toEqual([
      ['seed', 'seed'],
      ['steps', 'number'],
      ['cfg', 'number'],
      ['sampler_name', 'text'],
      ['scheduler', 'text'],
      ['denoise', 'number'],
    ]);
    expect(await roles(textToImage, ['CLIPTextEncode', 'KSampler'])).toEqual(await roles(textToImage));
  });

  it('takes the only long text as the prompt when nothing leads to a sampler', async () => {
    expect(
      await roles({
        '1': node('PrimitiveStringMultiline', { value: 'a pier' }),
        '2': node('SomeSink', { it: ['1', 0] }),
      }),
    ).toEqual({
      '1.value': 'prompt',
    });
  });

  it('takes texts by their own names when they reach no sampler', async () => {
    const inputs = { prompt: 'a pier', negative_prompt: 'fog', title: 'x' };
    expect(await roles({ '1': node('SomePaidModel', inputs) })).toEqual({
      '1.prompt': 'prompt',
      '1.negative_prompt': 'negative prompt',
    });
  });

  it('never names a parameter as the request names its model', async () => {
    const found = await find({
      '1': node('SomePaidModel', { model: 'large', response_format: 'x', 'Ärger 3': 1, '9': 2 }),
    });
    expect(found.map(({ suggestion }) => suggestion.name)).toEqual([
      'input_9',
      'model_some_paid_model',
      'response_format_some_paid_model',
      'rger_3',
    ]);
  });

  it('reads thousands of nodes that are all alike and linked, at once', async () => {
    const count = 4999;
    const link = (index: number) => [String(index % count), 0];
    const samplers = Array.from({ length: count }, (_, id) => {
      const inputs = { seed: id, steps: 1, cfg: 1, positive: link(id + 1), negative: link(id + 7) };
      return [String(id), node('KSampler', inputs)] as const;
    });
    const before = process.cpuUsage();
    const found = await find({ ...Object.fromEntries(samplers), save: node('SaveImage', { images: link(0) }) });
    expect(new Set(found.map(({ suggestion }) => suggestion.name)).size).toBe(2 * count + 1);
    // Half a minute of the processor before names and links were indexed.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });

  it('ends on links in a circle', async () => {
    const circle = {
      '1': node('ConditioningZeroOut', { conditioning: ['2', 0] }),
      '2': node('ConditioningZeroOut', { conditioning: ['1', 0] }),
      '3': node('KSampler', { positive: ['1', 0], negative: ['2', 0] }),
    };
    expect(await find(circle)).toEqual([]);
  });
});
