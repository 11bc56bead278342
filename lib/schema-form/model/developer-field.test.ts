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
    const technical = {
      ...{ n: { type: 'integer' }, user: text, stream: onOff, response_format: { enum: ['url', 'b64_json'] } },
      ...{ webhook: { type: 'string', format: 'uri' }, webhook_url: text, notifyHook: text, callBackUrl: text },
      ...{ sync_mode: onOff, external_task_id: text, webhook_events_filter: { type: 'array', items: text } },
    };
    expect(found(technical)).toEqual(Object.keys(technical));
  });

  it('is false of required ones', () => {
    expect(found({ user: text, stream: onOff }, ['user'])).toEqual(['stream']);
  });

  it('is false of settings of the result', () => {
    const ordinary = {
      ...{ output_format: { enum: ['png', 'jpeg'] }, response_format: { enum: ['mp3', 'opus'] }, seed: text },
      ...{
        user_prompt: text,
        style_id: text,
        n_frames: { type: 'integer' },
        background: text,
        stream_length: text,
        hook: text,
      },
    };
    expect(found(ordinary)).toEqual([]);
  });
});
