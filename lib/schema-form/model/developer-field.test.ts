import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { isForDevelopers } from './developer-field.ts';
import { createFormModel } from './form-model.ts';

const text = { type: 'string' };
const onOff = { type: 'boolean' };

function found(properties: JsonObject, required: string[] = []): string[] {
  const { fields } = createFormModel({ type: 'object', required, properties });
  return fields.filter(isForDevelopers).map(({ name }) => name);
}

describe('isForDevelopers', () => {
  it('is true of settings of the transport and of accounts', () => {
    const names = ['user', 'webhook_url', 'notifyHook', 'callBackUrl', 'external_task_id'];
    const technical: JsonObject = {
      n: { type: 'integer' },
      stream: onOff,
      sync_mode: onOff,
      response_format: { enum: ['url', 'b64_json'] },
      webhook: { type: 'string', format: 'uri' },
      webhook_events_filter: { type: 'array', items: text },
      ...Object.fromEntries(names.map((name) => [name, text])),
    };
    expect(found(technical)).toEqual(Object.keys(technical));
  });

  it('is false of required ones', () => {
    expect(found({ user: text, stream: onOff }, ['user'])).toEqual(['stream']);
  });

  it('is false of settings of the result', () => {
    const names = ['seed', 'user_prompt', 'style_id', 'background', 'stream_length', 'hook'];
    const ordinary: JsonObject = {
      output_format: { enum: ['png', 'jpeg'] },
      response_format: { enum: ['mp3', 'opus'] },
      n_frames: { type: 'integer' },
      ...Object.fromEntries(names.map((name) => [name, text])),
    };
    expect(found(ordinary)).toEqual([]);
  });
});
