import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '../../../lib/contract/model.ts';
import { exampleRequest } from './example';

const own = looseModelSchema.parse({ id: 'ig-1', object: 'model' });
const engine = { name: 'atelier', title: 'Atelier', kind: 'comfyui' };

describe('exampleRequest', () => {
  it('is a request for the model that generated the example', () => {
    expect(exampleRequest([own], true)).toMatchObject({ model: 'ig-1', seed: 42 });
  });

  it('is none for another service, or without the model', () => {
    expect(exampleRequest([own], false)).toBeNull();
    expect(exampleRequest([], true)).toBeNull();
  });

  it('is none where an engine generates for the model', () => {
    const bound = looseModelSchema.parse({ id: 'ig-1', object: 'model', engine });
    expect(exampleRequest([bound], true)).toBeNull();
  });
});
