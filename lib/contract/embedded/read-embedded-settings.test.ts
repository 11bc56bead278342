import { describe, expect, it } from 'vitest';
import { readEmbeddedSettings, xmpKeyword } from './read-embedded-settings.ts';

const parameters = [
  'a lighthouse, (storm:1.2)',
  'oil on canvas',
  'Negative prompt: blurry, text',
  'Steps: 28, Sampler: DPM++ 2M, CFG scale: 6.5, Seed: 4053222918, Size: 832x1216, Model: dreamy_v8, Lora hashes: "brush: 1a2b, ink: 3c4d", Version: v1.10.1',
].join('\n');

/** What the studio writes into downloads, by the program that it names. */
const packet = (tool: string) =>
  `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">a kite &amp; a &lt;boat&gt;\nby the sea\nwidth: 640, negative_prompt: "rain, fog", seed: 7, model: Scene painter</rdf:li></rdf:Alt></dc:description><xmp:CreatorTool>${tool}</xmp:CreatorTool>`;

const node = (kind: string, inputs: object) => ({ class_type: kind, inputs });

describe('readEmbeddedSettings', () => {
  it('reads the prompt and the settings that AUTOMATIC1111 writes', () => {
    expect(readEmbeddedSettings([{ keyword: 'parameters', text: parameters }])).toEqual({
      program: 'automatic1111',
      prompt: 'a lighthouse, (storm:1.2)\noil on canvas',
      negativePrompt: 'blurry, text',
      seed: '4053222918',
      model: 'dreamy_v8',
      settings: [
        { name: 'Steps', value: '28' },
        { name: 'Sampler', value: 'DPM++ 2M' },
        { name: 'CFG scale', value: '6.5' },
        { name: 'Size', value: '832x1216' },
        { name: 'Lora hashes', value: 'brush: 1a2b, ink: 3c4d' },
        { name: 'Version', value: 'v1.10.1' },
      ],
    });
  });

  it('reads the packet that the studio writes, and no other', () => {
    expect(readEmbeddedSettings([{ keyword: xmpKeyword, text: packet('Easel') }])).toEqual({
      program: 'easel',
      prompt: 'a kite & a <boat>\nby the sea',
      negativePrompt: null,
      seed: '7',
      model: 'Scene painter',
      settings: [
        { name: 'width', value: '640' },
        { name: 'negative_prompt', value: 'rain, fog' },
      ],
    });
    expect(readEmbeddedSettings([{ keyword: xmpKeyword, text: packet('Darkroom') }])).toBeNull();
  });

  it('reads a graph of ComfyUI, from the sampler to its texts', () => {
    const graph = {
      '3': node('KSampler', { seed: 42, steps: 20, cfg: 8, positive: ['6', 0], negative: ['7', 0], model: ['4', 0] }),
      '4': node('CheckpointLoaderSimple', { ckpt_name: 'sdxl.safetensors' }),
      '6': node('CLIPTextEncode', { text: ['9', 0], clip: ['4', 1] }),
      '7': node('CLIPTextEncode', { text: 'watermark', clip: ['4', 1] }),
      '9': node('PrimitiveString', { value: 'a fox in snow' }),
    };
    expect(readEmbeddedSettings([{ keyword: 'prompt', text: JSON.stringify(graph) }])).toEqual({
      program: 'comfyui',
      prompt: 'a fox in snow',
      negativePrompt: 'watermark',
      seed: '42',
      model: 'sdxl.safetensors',
      settings: [
        { name: 'steps', value: '20' },
        { name: 'cfg', value: '8' },
      ],
    });
  });

  it('follows guiders and conditionings, and ends in graphs that lead in a circle', () => {
    const graph = {
      '1': node('BasicGuider', { conditioning: ['2', 0] }),
      '2': node('FluxGuidance', { guidance: 3.5, conditioning: ['3', 0] }),
      '3': node('CLIPTextEncode', { text: 'a paper boat' }),
      '4': node('RandomNoise', { noise_seed: 7 }),
      '5': node('ControlNetApply', { positive: ['6', 0] }),
      '6': node('ControlNetApply', { positive: ['5', 0] }),
    };
    const found = readEmbeddedSettings([{ keyword: 'prompt', text: JSON.stringify(graph) }]);
    expect(found).toMatchObject({ prompt: 'a paper boat', seed: '7', settings: [{ name: 'guidance', value: '3.5' }] });
    expect(
      readEmbeddedSettings([{ keyword: 'prompt', text: '{"1":{"class_type":"X","inputs":{"cfg":NaN}}}' }]),
    ).toEqual({
      program: 'comfyui',
      prompt: null,
      negativePrompt: null,
      seed: null,
      model: null,
      settings: [],
    });
  });

  it('finds nothing in other texts', () => {
    const texts = ['', 'a sign: open', '{', '[]', '{"a":1}', 'null'];
    for (const text of texts) {
      for (const keyword of ['parameters', 'prompt', 'Comment']) {
        expect([text, readEmbeddedSettings([{ keyword, text }])]).toEqual([text, null]);
      }
    }
  });

  it('leaves out what the database cannot store', () => {
    const text = 'a\0b \uD800 sign\nSteps: 1, Seed: 5';
    expect(readEmbeddedSettings([{ keyword: 'parameters', text }])).toMatchObject({
      prompt: 'ab \uFFFD sign',
      seed: '5',
    });
  });
});
