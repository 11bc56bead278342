import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { describeModel } from '../engines/describe-model.ts';
import { scriptedModel } from '../engines/testing/scripted-engine.ts';
import { findNamedModel } from '../models/registry.ts';
import { readBoundParameters } from './bound-request.ts';

const base = findNamedModel('v-10');

/** What is served under the name, with an engine that takes such durations. */
function read(duration: JsonObject | null, parameters: JsonObject): JsonObject {
  if (base === null) throw new Error('there is no v-10');
  const properties = { prompt: { type: 'string' }, ...(duration === null ? {} : { duration }) };
  const model = {
    ...scriptedModel('v-10'),
    mediaType: 'video' as const,
    requestSchema: { type: 'object', properties },
  };
  const engine = { name: 'atelier', title: 'Atelier', kind: 'fal', isPaid: true };
  return readBoundParameters({ base, definition: describeModel(engine, model, null).definition }, parameters);
}

describe('readBoundParameters', () => {
  it('reads a duration that is given as text', () => {
    expect(read({}, { prompt: 'a fox', duration: '5' })).toEqual({ prompt: 'a fox', duration: 5 });
  });

  it('keeps the text for an engine that takes text', () => {
    const text = { type: 'string', enum: ['5', '10'] };
    expect(read(text, { prompt: 'a fox', duration: '5' })).toEqual({ prompt: 'a fox', duration: '5' });
  });

  it('adds nothing', () => {
    expect(read(null, { prompt: 'a fox' })).toEqual({ prompt: 'a fox' });
  });
});
