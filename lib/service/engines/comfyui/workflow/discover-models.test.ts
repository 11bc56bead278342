import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../contract/model.ts';
import { temporaryFolder } from '../../../../media/testing/temporary-folder.ts';
import type { EngineModel } from '../../engine.ts';
import { EngineError } from '../../engine-error.ts';
import { modelSettingsSchema } from '../../engine-settings.ts';
import { guided, imageToVideo, inpaint, textToImage } from '../../testing/comfy-workflows.ts';
import { objectInfo } from '../../testing/object-info.ts';
import { discoverModels } from './discover-models.ts';
import { fillWorkflow } from './fill-workflow.ts';
import { readPlan } from './plan.ts';

const folder = temporaryFolder();
let files = 0;

/** The one model that settings make from a workflow; the engine has the node classes of the fixture, or others. */
async function discover(
  workflow: unknown,
  settings: JsonObject = {},
  engine: Record<string, JsonObject> = objectInfo,
): Promise<EngineModel> {
  files += 1;
  await writeFile(join(folder, `${files}.json`), JSON.stringify(workflow));
  const parsed = modelSettingsSchema.parse({ engine: 'atelier', workflow: `${files}.json`, ...settings });
  const readNode = async (name: string) => engine[name] ?? null;
  const [model] = await discoverModels({ name: 'atelier', models: { 'flux-poster': parsed }, folder, readNode });
  if (model === undefined) throw new Error('there is no model');
  return model;
}

const propertiesOf = (model: EngineModel) => model.requestSchema['properties'] as Record<string, JsonObject>;
const namesOf = (model: EngineModel) => Object.keys(propertiesOf(model));
const targetsOf = (model: EngineModel) =>
  Object.fromEntries(
    Object.entries(readPlan(model.plan).targets).map(([name, targets]) => [
      name,
      targets.map(({ node, input }) => `${node}.${input}`),
    ]),
  );
const withLiteral = (id: keyof typeof textToImage, inputs: JsonObject) => {
  const node = textToImage[id];
  return { ...textToImage, [id]: { ...node, inputs: { ...node?.inputs, ...inputs } } };
};

/** The results of a workflow with others, of which the author chose some for app mode. */
async function chosenOf(outputs: unknown): Promise<string[]> {
  return readPlan((await discover(app([], outputs, inpaint))).plan).outputs;
}

/** `object_info` whose list of LoRAs is another. */
function withLoras(loras: string[]): Record<string, JsonObject> {
  const lora = structuredClone(objectInfo['LoraLoader'] ?? {}) as { input: { required: { lora_name: unknown[] } } };
  lora.input.required.lora_name[0] = loras;
  return { ...objectInfo, LoraLoader: lora };
}

/** A request to ComfyUI with an author's choice for app mode. */
const app = (inputs: unknown[], outputs: unknown = [], workflow = textToImage) => ({
  prompt: workflow,
  extra_data: { extra_pnginfo: { workflow: { nodes: [], extra: { linearData: { inputs, outputs } } } } },
});

const settingsOf = (workflow: string | null) =>
  modelSettingsSchema.parse({ engine: 'atelier', ...(workflow === null ? {} : { workflow }) });

describe('discoverModels', () => {
  it('makes a model from a workflow, with its form in the order of its use', async () => {
    const model = await discover(textToImage, { title: 'Flux poster' });
    expect(model).toMatchObject({
      id: 'flux-poster',
      title: 'Flux poster',
      summary: 'Images from text',
      mediaType: 'image',
      inputs: ['text'],
      unavailable: null,
    });
    expect(namesOf(model)).toEqual([
      'prompt',
      'negative_prompt',
      'width',
      'height',
      'ckpt_name',
      'lora_name',
      'strength_model',
      'strength_clip',
      'batch_size',
      'steps',
      'cfg',
      'sampler_name',
      'scheduler',
      'denoise',
      'seed',
    ]);
    expect(model.requestSchema).toMatchObject({
      type: 'object',
      title: 'Flux poster',
      required: ['prompt'],
      basic: ['prompt', 'width', 'height', 'seed'],
    });
  });

  it('writes each field as the service writes those of its own models', async () => {
    const properties = propertiesOf(await discover(textToImage));
    expect(properties).toMatchObject({
      negative_prompt: { type: 'string', default: 'fog', title: 'Negative prompt' },
      sampler_name: { type: 'string', default: 'euler', title: 'Sampler', 'x-order': 11 },
    });
    expect(properties['prompt']).toEqual({
      type: 'string',
      minLength: 1,
      maxLength: 32_000,
      'x-workbench-default': 'a lighthouse at dusk',
      title: 'Prompt',
      'x-order': 0,
    });
    expect(properties['height']).toEqual({
      type: 'integer',
      minimum: 16,
      maximum: 16_384,
      multipleOf: 8,
      default: 768,
      title: 'Height',
      description: 'Pixels from top to bottom.',
      'x-unit': 'px',
      'x-next-to': 'width',
      'x-order': 3,
    });
    expect(properties['scheduler']).toEqual({
      type: 'string',
      enum: ['simple', 'karras', 'beta', 'normal'],
      default: 'karras',
      renderType: 'button-group',
      title: 'Scheduler',
      'x-order': 12,
    });
    expect(properties['sampler_name']).not.toHaveProperty('renderType');
    expect(properties['seed']).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      title: 'Seed',
      description: 'The same seed and settings give the same result. Leave empty for a random seed.',
      'x-order': 14,
    });
  });

  it.each([
    ['textToImage', textToImage],
    ['guided', guided],
    ['inpaint', inpaint],
    ['imageToVideo', imageToVideo],
  ])('gives a schema that accepts its own defaults, and that fills the workflow unchanged: %s', async (_, workflow) => {
    const model = await discover(workflow);
    const given = Object.entries(propertiesOf(model)).flatMap(([name, property]): [string, unknown][] => {
      if (property['renderType'] === 'image-url') return [[name, 'https://example.com/a.png']];
      const value = property['default'] ?? property['x-workbench-default'];
      return value === undefined ? [] : [[name, value]];
    });
    const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
    addFormats.default(ajv);
    const body = Object.fromEntries(given);
    expect({ valid: ajv.validate(model.requestSchema, body), errors: ajv.errors }).toEqual({
      valid: true,
      errors: null,
    });
    expect(new Validator(model.requestSchema).validate(body).valid).toBe(true);
    const plan = readPlan(model.plan);
    const filled = fillWorkflow(plan, body, { seed: 7, media: {} });
    const seeds = Object.values(plan.targets)
      .flat()
      .filter(({ kind }) => kind === 'seed');
    for (const { node, input } of seeds) {
      expect(filled[node]?.inputs[input]).toBe(7);
      Object.assign(filled[node]?.inputs ?? {}, { [input]: workflow[node]?.inputs[input] });
    }
    expect(filled).toEqual(workflow);
  });

  it('sets equal prompts and all seeds by one field each', async () => {
    expect(targetsOf(await discover(guided))).toMatchObject({
      prompt: ['4.clip_l', '4.t5xxl'],
      seed: ['7.noise_seed'],
    });
    expect(targetsOf(await discover(inpaint))).toMatchObject({ seed: ['11.seed', '12.seed'] });
  });

  it('requires files, and shows them', async () => {
    const model = await discover(inpaint);
    expect(model.inputs).toEqual(['text', 'image']);
    expect(model.summary).toBe('Images from text and images');
    expect(model.requestSchema).toMatchObject({
      required: ['prompt', 'image', 'mask', 'image_2'],
      basic: ['prompt', 'image', 'mask', 'image_2', 'seed'],
    });
    expect(propertiesOf(model)['mask']).toEqual({
      type: 'string',
      minLength: 1,
      format: 'uri',
      renderType: 'image-url',
      title: 'Mask',
      'x-order': 2,
    });
  });

  it('takes what is saved before what is previewed', async () => {
    expect((await discover(inpaint)).plan).toMatchObject({ outputs: ['16', '14'] });
  });

  it('returns only the results that the author chose for app mode', async () => {
    expect(await chosenOf([14])).toEqual(['14']);
    expect(await chosenOf(['14', null, '99'])).toEqual(['14']);
    expect(await chosenOf(['99'])).toEqual(['16', '14']);
    expect(await chosenOf('14')).toEqual(['16', '14']);
  });

  it('makes a video model of a workflow that saves a video', async () => {
    const model = await discover({
      ...imageToVideo,
      '13': { class_type: 'PreviewImage', inputs: { images: ['10', 0] } },
    });
    expect(model).toMatchObject({
      mediaType: 'video',
      unavailable: null,
      inputs: ['text', 'image'],
      plan: { outputs: ['12'] },
    });
    expect(propertiesOf(model)['fps']).toMatchObject({ type: 'number', default: 16, title: 'Frames per second' });
  });

  it('lets the settings name the type of media', async () => {
    const combine = {
      class_type: 'VHS_VideoCombine',
      inputs: { images: ['7', 0], frame_rate: 8, format: 'image/gif' },
    };
    const both = { ...textToImage, '11': combine };
    expect(await discover(both)).toMatchObject({ mediaType: 'video', plan: { outputs: ['11'] } });
    expect(await discover(both, { mediaType: 'image' })).toMatchObject({
      mediaType: 'image',
      plan: { outputs: ['10'] },
    });
  });

  it('says that Easel has no audio models', async () => {
    const audio = {
      '1': { class_type: 'LoadAudio', inputs: { audio: 'a.wav' } },
      '2': { class_type: 'SaveAudio', inputs: { audio: ['1', 0], filename_prefix: 'a' } },
    };
    expect((await discover(audio)).unavailable).toBe(
      'The workflow makes audio only, and Easel has no audio models yet.',
    );
  });

  it('says when a workflow saves nothing', async () => {
    const { '10': _save, ...rest } = textToImage;
    expect((await discover(rest)).unavailable).toBe(
      'The workflow has no node that saves or previews an image or a video.',
    );
  });

  it('names the node classes that the engine lacks, and still gives a form', async () => {
    const { LoraLoader: _lora, CLIPTextEncode: _encode, ...rest } = objectInfo;
    const model = await discover(textToImage, {}, rest);
    expect(model.unavailable).toBe('atelier lacks the nodes LoraLoader, CLIPTextEncode. Install them in ComfyUI.');
    expect(propertiesOf(model)).toMatchObject({
      prompt: { type: 'string' },
      strength_model: { type: 'number', default: 0.8 },
    });
    expect(namesOf(model)).not.toContain('lora_name');
  });

  it('names the pack that a missing class comes from', async () => {
    const editor = { nodes: [{ type: 'InkNode', properties: { aux_id: 'somebody/ink-nodes' } }] };
    const prompt = { ...textToImage, '11': { class_type: 'InkNode', inputs: {} } };
    const model = await discover({ prompt, extra_data: { extra_pnginfo: { workflow: editor } } });
    expect(model.unavailable).toBe('atelier lacks the node InkNode (of somebody/ink-nodes). Install it in ComfyUI.');
  });

  it('does not mind what stands in nodes that lead to no result', async () => {
    const idle = { class_type: 'LoraLoader', inputs: { lora_name: 'gone.safetensors' } };
    expect((await discover({ ...textToImage, '30': idle })).unavailable).toBeNull();
  });

  it('refreshes the values of lists, and names one that is gone', async () => {
    const more = await discover(textToImage, {}, withLoras(['ink.safetensors', 'wash.safetensors']));
    expect(propertiesOf(more)['lora_name']).toMatchObject({ enum: ['ink.safetensors', 'wash.safetensors'] });
    const gone = await discover(textToImage, {}, withLoras(['wash.safetensors']));
    expect(gone.unavailable).toBe(
      'atelier does not have "ink.safetensors", which the workflow uses for lora_name of node 2 (Load LoRA).',
    );
    expect((await discover(textToImage, {}, withLoras([]))).unavailable).toContain('ink.safetensors');
  });

  it('takes another value for one that is gone from the settings', async () => {
    const fields = { '2.lora_name': { default: 'wash.safetensors', show: false } };
    const model = await discover(textToImage, { fields }, withLoras(['wash.safetensors']));
    expect(model.unavailable).toBeNull();
    expect(readPlan(model.plan).workflow['2']?.inputs['lora_name']).toBe('wash.safetensors');
  });

  it('keeps a default within the bounds of its field', async () => {
    const model = await discover(withLiteral('5', { width: 20_000 }));
    expect(propertiesOf(model)['width']).toMatchObject({ default: 16_384, maximum: 16_384 });
  });

  it('allows any number where the literal is no multiple of the step', async () => {
    const model = await discover(withLiteral('6', { cfg: 7.123 }));
    expect(propertiesOf(model)['cfg']).not.toHaveProperty('multipleOf');
  });

  describe('with fields in the settings', () => {
    it('shows these only, in their order of use, and draws the seeds anyway', async () => {
      const fields = {
        '6.steps': { title: 'Effort', description: 'More takes longer.', minimum: 4, maximum: 40, basic: true },
      };
      const model = await discover(textToImage, { fields: { ...fields, '4.text': {} } });
      expect(namesOf(model)).toEqual(['prompt', 'steps']);
      expect(propertiesOf(model)['steps']).toMatchObject({
        title: 'Effort',
        description: 'More takes longer.',
        minimum: 4,
        maximum: 40,
        default: 20,
      });
      expect(model.requestSchema['basic']).toEqual(['prompt', 'steps']);
      expect(targetsOf(model)).toEqual({ prompt: ['4.text'], steps: ['6.steps'], $seed: ['6.seed'] });
    });

    it('takes the tighter of two bounds', async () => {
      const model = await discover(textToImage, { fields: { '6.cfg': { minimum: -5, maximum: 12 } } });
      expect(propertiesOf(model)['cfg']).toMatchObject({ minimum: 0, maximum: 12 });
    });

    it('names parameters as the settings do, and shows what is hidden otherwise', async () => {
      const fields = { '10.filename_prefix': { name: 'file' }, '6.seed': { name: 'luck' } };
      const model = await discover(textToImage, { fields });
      expect(targetsOf(model)).toEqual({ file: ['10.filename_prefix'], luck: ['6.seed'] });
    });

    it('shows seeds separately when the settings name several', async () => {
      const model = await discover(inpaint, { fields: { '11.seed': {}, '12.seed': {} } });
      expect(targetsOf(model)).toEqual({ seed: ['11.seed'], seed_2: ['12.seed'] });
    });

    it('fixes a seed that the settings hide', async () => {
      const model = await discover(inpaint, { fields: { '11.seed': {}, '12.seed': { show: false, default: 3 } } });
      expect(targetsOf(model)).toEqual({ seed: ['11.seed'] });
      expect(readPlan(model.plan).workflow['12']?.inputs['seed']).toBe(3);
    });

    it('makes the settings’ default the field’s and the workflow’s', async () => {
      const model = await discover(textToImage, { fields: { '6.steps': { default: 8 } } });
      expect(propertiesOf(model)['steps']).toMatchObject({ default: 8 });
      expect(readPlan(model.plan).workflow['6']?.inputs['steps']).toBe(8);
    });

    it('gives a seed the default of the settings, which is otherwise drawn', async () => {
      const model = await discover(textToImage, { fields: { '6.seed': { default: 5 } } });
      expect(propertiesOf(model)['seed']).toMatchObject({ default: 5 });
    });

    it.each([
      [{ '99.text': {} }, 'The settings name fields that the workflow does not have: 99.text.'],
      [{ '6.positive': { default: 'x' } }, 'The settings name fields that the workflow does not have: 6.positive.'],
      [{ '6.steps': { name: 'cfg' }, '6.cfg': { name: 'cfg' } }, 'The settings give two fields the name cfg.'],
      [
        { '6.steps': { default: 'many' } },
        'The default that the settings give to 6.steps is not a value that it can have.',
      ],
      [{ '6.steps': { name: 'model' } }, 'No field can have the name model: it means something else in a request.'],
      [
        { '6.steps': { default: 'many', show: false } },
        'The default that the settings give to 6.steps is not a value that it can have.',
      ],
      [
        { '6.steps': { default: 2.5 } },
        'The default that the settings give to 6.steps is not a value that it can have.',
      ],
      [{ '6.cfg': { default: 101 } }, 'The default that the settings give to 6.cfg is not a value that it can have.'],
      [
        { '6.scheduler': { default: 'none' } },
        'The default that the settings give to 6.scheduler is not a value that it can have.',
      ],
    ])('says what is wrong with %j', async (fields, message) => {
      const model = await discover(textToImage, { fields });
      expect(model.unavailable).toBe(message);
      expect(readPlan(model.plan).workflow['6']?.inputs['positive']).toEqual(['4', 0]);
    });
  });

  describe('with the author’s choice for app mode', () => {
    it('shows what the author chose', async () => {
      const model = await discover(
        app([
          [6, 'steps'],
          ['4', 'text'],
          [10, 'filename_prefix'],
        ]),
      );
      expect(namesOf(model)).toEqual(['prompt', 'steps', 'filename_prefix']);
      expect(targetsOf(model)).toHaveProperty('$seed');
    });

    it('lets the settings add, hide and change', async () => {
      const fields = { '6.cfg': { title: 'Strictness' }, '6.steps': { show: false } };
      const model = await discover(
        app([
          [6, 'steps'],
          ['4', 'text'],
        ]),
        { fields },
      );
      expect(namesOf(model)).toEqual(['prompt', 'cfg']);
    });

    it('finds inputs within a subgraph by the node of the subgraph', async () => {
      const { '6': sampler, ...rest } = textToImage;
      const workflow = {
        ...rest,
        '7': { class_type: 'VAEDecode', inputs: { samples: ['57:6', 0], vae: ['1', 2] } },
        '57:6': sampler,
      };
      const model = await discover({
        ...app([
          [57, 'steps'],
          [4, 'text'],
        ]),
        prompt: workflow,
      });
      expect(targetsOf(model)).toMatchObject({ prompt: ['4.text'], steps: ['57:6.steps'] });
    });

    it('shows all that is suitable when nothing of the choice is left', async () => {
      expect(namesOf(await discover(app([[99, 'steps']])))).toHaveLength(15);
    });
  });

  describe('for a model that the catalogue has already', () => {
    const map = {
      prompt: '4.text',
      negative_prompt: '3.text',
      num_inference_steps: '6.steps',
      guidance_scale: { to: '6.cfg' },
      speed: { to: '6.scheduler', values: { fast: 'simple', best: 'karras' } },
      $width: '5.width',
      $height: '5.height',
      seed: '6.seed',
    };

    it('binds exactly its parameters', async () => {
      const model = await discover(textToImage, { map });
      expect(model.unavailable).toBeNull();
      expect(readPlan(model.plan).targets).toEqual({
        prompt: [{ node: '4', input: 'text', kind: 'text' }],
        negative_prompt: [{ node: '3', input: 'text', kind: 'text' }],
        num_inference_steps: [{ node: '6', input: 'steps', kind: 'integer' }],
        guidance_scale: [{ node: '6', input: 'cfg', kind: 'number' }],
        speed: [{ node: '6', input: 'scheduler', kind: 'text', values: { fast: 'simple', best: 'karras' } }],
        $width: [{ node: '5', input: 'width', kind: 'integer' }],
        $height: [{ node: '5', input: 'height', kind: 'integer' }],
        seed: [{ node: '6', input: 'seed', kind: 'seed' }],
      });
      expect(namesOf(model)).not.toContain('$width');
      const side = { minimum: 16, maximum: 16_384, step: 8 };
      expect(model.measures).toEqual({ $width: side, $height: side });
    });

    it('is called after its workflow', async () => {
      expect((await discover(textToImage, { map })).title).toBe(`${files}`);
    });

    it('draws the seeds that the map does not name, unless the settings fix them', async () => {
      const rest = { prompt: '4.text' };
      const drawn = await discover(textToImage, { map: rest });
      expect(targetsOf(drawn)).toMatchObject({ $seed: ['6.seed'] });
      expect(drawn.measures).toHaveProperty('$seed');
      const fixed = await discover(textToImage, { map: rest, fields: { '6.seed': { show: false } } });
      expect(Object.keys(targetsOf(fixed))).toEqual(['prompt']);
    });

    it('sends one parameter to several inputs, and as many files as there are inputs', async () => {
      const two = await discover(guided, { map: { prompt: ['4.clip_l', '4.t5xxl'], $width: ['10.width'] } });
      expect(targetsOf(two)).toMatchObject({ prompt: ['4.clip_l', '4.t5xxl'], $width: ['10.width'] });
      const files = await discover(inpaint, { map: { input_images: ['4.image', '4.image'] } });
      expect(propertiesOf(files)['input_images']).toMatchObject({ type: 'array', minItems: 2, maxItems: 2 });
    });

    it('names targets that the workflow does not have', async () => {
      const model = await discover(textToImage, { map: { prompt: '4.text', steps: '99.steps', cfg: '6.positive' } });
      expect(model.unavailable).toBe(
        'The workflow does not have these inputs of the settings: steps → 99.steps, cfg → 6.positive.',
      );
      expect(Object.keys(readPlan(model.plan).targets)).toEqual(['prompt', '$seed']);
    });

    it.each([
      [{ prompt: ['4.text', '5.width'] }, 'prompt does not fit 5.width, which takes a whole number.'],
      [{ $width: ['5.width', '3.text'] }, '$width does not fit 3.text, which takes text.'],
      [
        { speed: { to: '6.steps', values: { fast: 'few' } } },
        '"few" does not fit 6.steps, which takes a whole number.',
      ],
      [{ speed: { to: '6.scheduler', values: { fast: 'lightning' } } }, '6.scheduler has no choice "lightning".'],
      [{ speed: { to: '6.steps', values: { fast: 0 } } }, '0 is outside the bounds of 6.steps.'],
    ])('says what of a map does not fit: %j', async (wrong, message) => {
      const model = await discover(textToImage, { map: { prompt: '4.text', ...wrong } });
      expect(model.unavailable).toBe(message);
    });

    it('offers whole numbers where one of several inputs takes no others', async () => {
      const model = await discover(textToImage, { map: { prompt: '4.text', strength: ['6.cfg', '6.steps'] } });
      expect(model.unavailable).toBeNull();
      expect(propertiesOf(model)['strength']).toMatchObject({ type: 'integer' });
    });
  });

  it('never stores a secret', async () => {
    const workflow = withLiteral('4', { api_key: 'sk-canary' });
    const model = await discover(workflow);
    expect(model.unavailable).toBe(
      'The workflow contains a secret: api_key of node 4 (Encode Text). Set it in ComfyUI and save the workflow without it.',
    );
    expect(JSON.stringify(model)).not.toContain('sk-canary');
  });

  it('refuses a workflow above 2 MB', async () => {
    const model = await discover(withLiteral('4', { text: 'x'.repeat(3 * 1024 * 1024) }));
    expect(model.unavailable).toBe('The workflow is larger than 2 MB.');
    expect(JSON.stringify(model).length).toBeLessThan(10_000);
  });

  it('refuses a form above 2 MB', async () => {
    const loras = Array.from({ length: 20_000 }, (_, index) => `${'a'.repeat(110)}${index}`);
    const model = await discover(textToImage, {}, withLoras(['ink.safetensors', ...loras]));
    expect(model.unavailable).toContain('Choose its fields in the settings');
    const fields = { '4.text': {} };
    expect((await discover(textToImage, { fields }, withLoras(['ink.safetensors', ...loras]))).unavailable).toBeNull();
  });

  it('gives the same model each time', async () => {
    const settings = { title: 'Same', description: 'Same.' };
    expect(await discover(inpaint, settings)).toEqual(await discover(inpaint, settings));
  });

  it('lists models whose file can’t be read, with the reason', async () => {
    await mkdir(join(folder, 'folder.json'));
    await writeFile(join(folder, 'broken.json'), '{');
    const models = {
      a: settingsOf('none.json'),
      b: settingsOf('folder.json'),
      c: settingsOf('broken.json'),
      d: settingsOf(null),
    };
    const found = await discoverModels({ name: 'atelier', models, folder, readNode: async () => null });
    expect(found.map(({ id, unavailable }) => [id, unavailable?.split(' In ComfyUI')[0]])).toEqual([
      ['a', 'The workflow none.json cannot be read. The file is missing or cannot be opened.'],
      ['b', 'The workflow folder.json cannot be read. The file is missing or cannot be opened.'],
      ['c', 'The workflow broken.json cannot be read. The file is neither a workflow nor an image or video.'],
      ['d', 'The settings name no workflow for this model.'],
    ]);
    expect(found.every(({ plan }) => readPlan(plan).outputs.length === 0)).toBe(true);
  });

  it('asks for each class once for all models, and passes on that the engine is away', async () => {
    const settings = settingsOf('shared.json');
    await writeFile(join(folder, 'shared.json'), JSON.stringify(textToImage));
    const asked: string[] = [];
    const readNode = async (name: string) => {
      asked.push(name);
      return objectInfo[name] ?? null;
    };
    await discoverModels({ name: 'atelier', models: { a: settings, b: settings }, folder, readNode });
    expect(asked).toHaveLength(new Set(asked).size);
    const away = new EngineError('away', 'atelier refuses connections.');
    const options = { name: 'atelier', models: { a: settings }, folder, readNode: () => Promise.reject(away) };
    await expect(discoverModels(options)).rejects.toBe(away);
  });
});
