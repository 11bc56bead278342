import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectInfo } from '../../testing/object-info.ts';
import { readNodeInfo, readNodeInfos } from './node-info.ts';

const nodeOf = (required: Record<string, unknown>, optional: Record<string, unknown> = {}) =>
  readNodeInfo({ name: 'Test', input: { required, optional }, output: ['IMAGE', ['a', 'b']], output_node: true });
const inputOf = (declaration: unknown) => nodeOf({ it: declaration }).inputs.get('it');

describe('readNodeInfo', () => {
  it.each([
    ['older', [['a', 'b'], { tooltip: ' Which. ' }]],
    ['newer', ['COMBO', { options: ['a', 'b'], multiselect: false, tooltip: 'Which.' }]],
  ])('reads the values of a list in the %s style', (_, declaration) => {
    expect(inputOf(declaration)).toMatchObject({ type: 'COMBO', choices: ['a', 'b'], help: 'Which.', upload: null });
  });

  it('reads a list without options', () => {
    expect(inputOf([['a', 2, true, null, ['x']]])).toMatchObject({ choices: ['a', 2, true] });
    expect(inputOf(['COMBO', { remote: { route: '/models' } }])).toMatchObject({ choices: null });
  });

  it('has no values for a list of which several can be chosen', () => {
    expect(inputOf(['COMBO', { options: ['a'], multiselect: true }])).toMatchObject({ type: 'LIST', choices: null });
  });

  it('reads bounds and steps, where rounding counts before the step', () => {
    const bounds = { minimum: 0, maximum: 100, step: 0.01 };
    expect(inputOf(['FLOAT', { min: 0, max: 100, step: 0.1, round: 0.01 }])).toMatchObject(bounds);
    expect(inputOf(['FLOAT', { step: 0.1, round: false }])).toMatchObject({ minimum: null, maximum: null, step: 0.1 });
  });

  it.each([
    [{ image_upload: true }, 'image'],
    [{ image_upload: true, image_folder: 'input' }, 'image'],
    [{ image_upload: true, image_folder: 'output' }, null],
    [{ animated_image_upload: true }, 'image'],
    [{ video_upload: true }, 'video'],
    [{ audio_upload: true }, 'audio'],
    [{}, null],
  ])('reads the kind of upload of %j', (options, upload) => {
    expect(inputOf([['a.png'], options])?.upload).toBe(upload);
  });

  it('tells optional inputs, output nodes and types of outputs', () => {
    const node = nodeOf({ text: ['STRING'] }, { audio: ['AUDIO'] });
    expect([node.inputs.get('text')?.isOptional, node.inputs.get('audio')?.isOptional]).toEqual([false, true]);
    expect([node.isOutput, node.outputs, node.title]).toEqual([true, ['IMAGE', 'COMBO'], 'Test']);
  });

  it('never fails, whatever the engine answers', () => {
    assert(
      property(anything(), (answer) => {
        readNodeInfo({
          input: { required: { a: [answer, answer], b: answer }, optional: answer },
          output: answer,
          name: answer,
        });
        readNodeInfo({ input: answer });
      }),
      { numRuns: 500 },
    );
  });

  it('bounds the nesting of lists within lists', () => {
    let nested: unknown = ['INT', {}];
    for (let level = 0; level < 50; level += 1) {
      nested = ['COMFY_DYNAMICCOMBO_V3', { options: [{ key: 'more', inputs: { required: { more: nested } } }] }];
    }
    const further = (spec: ReturnType<typeof inputOf>): number => {
      const next = spec?.further.get('more')?.get('more');
      return next === undefined ? 0 : 1 + further(next);
    };
    expect(further(inputOf(nested))).toBe(5);
  });
});

describe('readNodeInfos', () => {
  it('asks for each class once, and leaves out those that the engine lacks', async () => {
    const asked: string[] = [];
    const classes = ['KSampler', 'NoSuchNode', 'KSampler', 'VAEDecode'];
    const infos = await readNodeInfos(classes, async (name) => {
      asked.push(name);
      return objectInfo[name] ?? null;
    });
    expect(asked).toEqual(['KSampler', 'NoSuchNode', 'VAEDecode']);
    expect([...infos.keys()]).toEqual(['KSampler', 'VAEDecode']);
  });
});
