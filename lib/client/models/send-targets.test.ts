import { describe, expect, it } from 'vitest';
import type { LooseModel } from '../../contract/model.ts';
import { sendTargetUrl, readSendTarget, sendTargetsOf } from './send-targets.ts';

const uri = { type: 'string', format: 'uri', 'x-media': 'image' };
const models = [
  {
    id: 'owner/edit 1',
    json_request_schema: { properties: { prompt: { type: 'string' }, input_image: uri }, required: ['input_image'] },
  },
] as unknown as LooseModel[];

function read(address: string) {
  const { searchParams } = new URL(address, 'http://studio');
  const [model = null, field = null, media = null] = ['model', 'field', 'media'].map((name) => searchParams.get(name));
  return readSendTarget({ model, field, media }, models);
}

describe('readSendTarget', () => {
  it('reads back the target of a URL', () => {
    const [use] = sendTargetsOf('image', models);
    if (use === undefined) throw new Error('The field takes no image.');
    const found = read(sendTargetUrl(use, ['3f2a', '4b']));
    expect(found).toMatchObject({
      use: { intent: 'edit', field: { name: 'input_image' } },
      paths: ['/api/studio/media/3f2a', '/api/studio/media/4b'],
    });
  });

  it.each([
    '/?model=none&field=input_image&media=3f2a',
    '/?model=owner/edit+1&field=prompt&media=3f2a',
    '/?model=owner/edit+1&field=input_image&media=..%2Fkeys',
    '/?model=owner/edit+1&field=input_image&media=3f2a,..%2Fkeys',
    '/?model=owner/edit+1&field=input_image',
  ])('ignores targets that the catalogue does not have: %s', (address) => {
    expect(read(address)).toBeNull();
  });
});
