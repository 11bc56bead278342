import { describe, expect, it } from 'vitest';
import { textToImage } from '../../testing/comfy-workflows.ts';
import { readWorkflow, type WorkflowFile } from './read-workflow.ts';
import { writeWorkflow } from './write-workflow.ts';

const written = async (file: WorkflowFile) => readWorkflow(Buffer.from(JSON.stringify(writeWorkflow(file))));

describe('writeWorkflow', () => {
  const alone = { workflow: textToImage, appInputs: null, appOutputs: null, packs: new Map<string, string>() };
  const appInputs = [
    { node: '57:3', input: 'lora name' },
    { node: '4', input: 'text' },
  ];
  const packs = new Map([['InkNode', 'ink-pack']]);

  it.each<[string, WorkflowFile]>([
    ['what is run', alone],
    ['the inputs of app mode', { ...alone, appInputs }],
    ['the results of app mode', { ...alone, appOutputs: ['57:9', '10'] }],
    ['the packs of nodes', { ...alone, packs }],
    ['all of it', { ...alone, appInputs, appOutputs: ['10'], packs }],
  ])('keeps %s', async (_, file) => {
    expect(await written(file)).toEqual(file);
  });
});
