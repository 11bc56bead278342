import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStorage } from '@/lib/client/testing/test-storage';
import type { LooseModel } from '@/lib/contract/model';
import { chooseTask, intentFor, lastIntent, leaveTask, promptOfTask, readTaskMemory } from './task-memory';

const image = { type: 'string', renderType: 'image-url' };
const schemaOf = (properties: object) => ({
  type: 'object',
  properties: { prompt: { type: 'string' }, ...properties },
});
const model = (id: string, properties: object): LooseModel => ({ id, json_request_schema: schemaOf(properties) });
const painter = model('memory-painter', {});
const both = model('memory-both', { input_image: image });

// Tests of other files leave prompts in the same memory.
beforeEach(() => {
  const storage = createTestStorage();
  storage.setItem('easel:tasks', '{"tasks":{},"prompts":{}}');
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('readTaskMemory', () => {
  it('reads what this version knows, and leaves the rest out', () => {
    const stored = {
      tasks: { 'ie-1': 'edit', other: 'dance' },
      prompts: { make: { prompt: 'a lake', model: 'ig-1' }, edit: { prompt: 1 }, dance: { prompt: '', model: '' } },
    };
    expect(readTaskMemory(JSON.stringify(stored))).toEqual({
      tasks: { 'ie-1': 'edit' },
      prompts: { make: { prompt: 'a lake', model: 'ig-1' } },
    });
    expect(readTaskMemory('null')).toEqual({ tasks: {}, prompts: {} });
    expect(() => readTaskMemory('{')).toThrow(SyntaxError);
  });
});

describe('intentFor', () => {
  it('is the wanted task where the model has it, else what the model was last used for', () => {
    expect([lastIntent(painter), lastIntent(both)]).toEqual(['make', 'make']);
    expect(intentFor(both, 'edit')).toBe('edit');
    expect(intentFor(painter, 'edit')).toBe('make');
    expect(chooseTask(both, 'edit')).toEqual({ model: 'memory-both', intent: 'edit' });
    expect(intentFor(both, null)).toBe('edit');
    expect(intentFor(both, 'make')).toBe('make');
    chooseTask(both, 'make');
  });
});

describe('promptOfTask', () => {
  it('is what the task was left with, and for which model', () => {
    leaveTask('convert', painter.id, schemaOf({}), { prompt: 'in colour' });
    expect(promptOfTask('convert', both, [painter, both])).toEqual({ prompt: 'in colour', schema: schemaOf({}) });
    expect(promptOfTask('convert', both, [])).toEqual({ prompt: 'in colour', schema: null });
    leaveTask('convert', painter.id, schemaOf({}), {});
    expect(promptOfTask('convert', both, [])?.prompt).toBe('');
  });

  it('is empty where the draft was written for another task, and leaves a draft of the same one', () => {
    expect(promptOfTask('upscale', both, [])).toEqual({ prompt: '', schema: null });
    chooseTask(both, 'edit');
    expect(promptOfTask('edit', both, [])).toBeNull();
    chooseTask(both, 'make');
  });
});
