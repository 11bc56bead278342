import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '@/lib/contract/model';
import { modelObjectOf } from '@/lib/service/models/model-object';
import { models as definitions } from '@/lib/service/models/registry';
import { createModelSearch } from './search-models';

const models = definitions.map((definition) =>
  looseModelSchema.parse(modelObjectOf(definition, { name: 'test', neural: false, note: '' })),
);
const search = createModelSearch(models);
const find = (query: string) => search(query).map(({ model }) => model.id);

describe('createModelSearch', () => {
  it.each<[query: string, first: string[]]>([
    ['image to video', ['v-5']],
    ['video from an image', ['v-5']],
    ['i2v', ['v-5']],
    ['animate a photo', ['v-5']],
    ['text to video', ['v-10', 'v-7', 'v-3']],
    ['video', ['v-7', 'v-10', 'v-3']],
    ['generate videos', ['v-4', 'v-7']],
    ['inpaint', ['ie-10', 'ie-5']],
    ['outpaint', ['ie-6']],
    ['mask', ['ie-13']],
    ['remove background', ['ie-13', 'ig-3']],
    ['remove the background of a picture', ['ie-13']],
    ['transparent background', ['ig-3', 'ie-13']],
    ['upscaler', ['ie-11', 'ie-12']],
    ['enhance', ['ie-11', 'ie-12']],
    ['logo', ['ig-2']],
    ['poster', ['ig-2']],
    ['typography', ['ig-2']],
    ['talking', ['v-9']],
    ['lip sync', ['v-9']],
    ['audio', ['v-10', 'v-2', 'v-11']],
    ['Bild zu Video', ['v-5']],
    ['Hintergrund entfernen', ['ie-13']],
    ['freistellen', ['ie-13']],
    ['hochskalieren', ['ie-11', 'ie-12']],
    ['Maske', ['ie-13']],
    ['schnell', ['ie-6', 'ig-2']],
    ['music', ['v-10', 'v-2', 'v-11']],
    ['video with sound', ['v-10', 'v-2', 'v-11']],
    ['fast', ['ie-6', 'ig-2']],
    ['cheap', ['ig-1']],
    ['portrait', ['ig-1']],
    ['photo', ['ig-1']],
    ['product photo', ['ig-1']],
    ['first frame', ['v-8', 'v-5']],
    ['last frame', ['v-8', 'v-9']],
    ['reference', ['ie-3', 'ie-7']],
    ['style', ['ie-5']],
    ['HDR', ['v-1']],
    ['slow motion', ['v-8']],
    ['extend', ['v-4']],
    ['montage', ['v-4']],
    ['layout', ['ie-9']],
    ['panorama', ['ie-6']],
    ['exact size', ['v-3', 'ig-1']],
    // Typing errors
    ['upscalr', ['ie-11', 'ie-12']],
    ['remvoe backgroud', ['ie-13', 'ig-3']],
    ['imgae to video', ['v-5']],
    ['typografy', ['ig-2']],
    // Hosted names
    ['flux', ['ie-9']],
    ['seedream 5', ['ie-3']],
    ['nano banana', ['ie-6']],
    ['ideogram', ['ig-2']],
    ['gpt image', ['ig-3']],
    ['sora', ['v-2']],
    ['veo3', ['v-11']],
    ['wan 2.2', ['v-3']],
    ['sam 3', ['ie-13']],
    ['flx3', ['ie-9']],
  ])('finds by “%s” first %j', (query, first) => {
    expect(find(query).slice(0, first.length)).toEqual(first);
  });

  it('finds all models that make videos, and no others, by “video”', () => {
    expect(find('video').toSorted()).toEqual(
      models.flatMap(({ id, capabilities }) => (capabilities?.output.includes('video') ? [id] : [])).toSorted(),
    );
  });

  it('puts an exact id or alias first', () => {
    for (const { id, aliases } of models) for (const name of [id, ...(aliases ?? [])]) expect(find(name)[0]).toBe(id);
  });

  it('finds nothing where less than half of the words fit', () => {
    expect(find('no such thing')).toEqual([]);
    expect(find('nothing like that')).toEqual([]);
  });

  it('says by which term a model was found, and which words to mark', () => {
    expect(search('remvoe backgroud')[0]).toMatchObject({ term: 'remove background' });
    expect(search('poster')[0]).toMatchObject({ term: null, words: expect.arrayContaining(['poster', 'posters']) });
  });

  it('finds engine models by their engine and by what their schema says', () => {
    const engine = { name: 'atelier', title: 'ComfyUI · atelier' };
    const image = { type: 'string', format: 'uri', title: 'Mask image' };
    const painter = looseModelSchema.parse({
      id: 'atelier/fill',
      display_name: 'Flux fill',
      engine,
      endpoint: '/images/edit',
      json_request_schema: { properties: { prompt: { type: 'string' }, input_image: image, mask_image: image } },
    });
    const all = createModelSearch([...models, painter]);
    expect(all('inpaint')[0]?.model.id).toBe('atelier/fill');
    expect(all('atelier').map(({ model }) => model.id)).toEqual(['atelier/fill']);
  });
});
