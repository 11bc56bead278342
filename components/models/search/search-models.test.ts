import { describe, expect, it } from 'vitest';
import { type LooseModel, looseModelSchema } from '@/lib/contract/model';
import { translateModel } from '@/lib/service/models/german/translate-model';
import { modelObjectOf } from '@/lib/service/models/model-object';
import { models as definitions } from '@/lib/service/models/registry';
import { factsOf } from '../facts/model-facts';
import { describeMatch } from './describe-match';
import { traitsOf } from './model-traits';
import { type ModelMatch, createModelSearch } from './search-models';

const renderer = { name: 'test', neural: false, note: '' };
const models = definitions.map((definition) => looseModelSchema.parse(modelObjectOf(definition, renderer)));
const search = createModelSearch(models);
const ids = (found: readonly ModelMatch[]) => found.map(({ model }) => model.id);
const find = (query: string) => ids(search(query).matches);
const findNear = (query: string) => ids(search(query).near);

const germanModels = definitions.map((definition) =>
  looseModelSchema.parse(translateModel(definition, modelObjectOf(definition, renderer))),
);
const searchGerman = createModelSearch(germanModels);
const findGerman = (query: string) => ids(searchGerman(query).matches);

/** What is read of a model, without its titles. */
function factsBesideTexts(model: LooseModel) {
  const { intents, inputs, outputs, required, fields } = factsOf(model);
  return { intents, inputs, outputs, required, fields: fields.map(({ title: _title, ...field }) => field) };
}

describe('createModelSearch', () => {
  it.each<[query: string, first: string[]]>([
    ['image to video', ['v-5']],
    ['video from an image', ['v-5']],
    ['i2v', ['v-5']],
    ['animate a photo', ['v-5']],
    ['text to video', ['v-10', 'v-7', 'v-3']],
    ['video', ['v-7', 'v-10', 'v-3']],
    ['generate videos', ['v-4', 'v-7']],
    ['mask', ['ie-13']],
    ['remove background', ['ie-13', 'ig-3']],
    ['remove the background of a picture', ['ie-13']],
    ['transparent background', ['ig-3', 'ie-13']],
    ['upscaler', ['ie-11', 'ie-12']],
    ['enhance', ['ie-11', 'ie-12']],
    ['logo', ['ig-2']],
    ['poster', ['ig-2']],
    ['typography', ['ig-2']],
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
    ['first frame', ['v-8', 'v-5']],
    ['last frame', ['v-8', 'v-9']],
    ['reference', ['ie-3', 'ie-7']],
    ['style', ['ie-5']],
    ['HDR', ['v-1']],
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
    expect(findGerman(query).slice(0, first.length)).toEqual(first);
  });

  it.each<[query: string, first: string[]]>([
    ['Szenenmaler', ['ig-1']],
    ['Scene painter', ['ig-1']],
    ['Große Serie', ['ie-4']],
    ['Plakat', ['ig-2']],
    ['Schrift', ['ig-2']],
    ['Freisteller', ['ie-13']],
    ['Bild animieren', ['v-5']],
    ['Video mit Ton', ['v-10', 'v-2', 'v-11']],
    ['erster Frame', ['v-8', 'v-5']],
    ['Referenzen', ['ie-3', 'ie-7']],
    ['Seitenverhältnis', ['ie-6']],
    ['Videomontage', ['v-4']],
    ['vergrößern', ['ie-11', 'ie-12']],
    ['Streifen', ['ie-6']],
    ['parallax', ['v-7']],
  ])('finds German models by “%s” first %j', (query, first) => {
    expect(findGerman(query).slice(0, first.length)).toEqual(first);
  });

  it('names what is found by its English name alone', () => {
    const [found] = searchGerman('painter').matches;
    expect(found?.model.display_name).toBe('Szenenmaler');
    expect(found && describeMatch(found)).toBe('Scene painter');
  });

  it('finds German models by a phrase of their English summary as it does English ones', () => {
    const own = { display_name: 'Screen', summary: 'Puts a green screen behind people' };
    const german = { display_name: 'Leinwand', summary: 'Stellt eine Leinwand hinter Personen' };
    for (const texts of [own, { ...german, original: { ...own, description: null } }]) {
      const found = createModelSearch([looseModelSchema.parse({ id: 'x', ...texts })])('green screen');
      expect([ids(found.matches), ids(found.near)]).toEqual([['x'], []]);
    }
  });

  it('reads the same traits and facts of German models', () => {
    for (const [at, model] of models.entries()) {
      const german = germanModels[at] ?? model;
      expect([model.id, ...traitsOf(german)]).toEqual([model.id, ...traitsOf(model)]);
      expect(factsBesideTexts(german)).toEqual(factsBesideTexts(model));
    }
  });

  it.each<[query: string, first: string[]]>([
    ['inpaint', ['ie-10', 'ie-5']],
    ['generative fill', ['ie-10', 'ie-5']],
    ['remove object', ['ie-10', 'ie-5']],
    ['outpaint', ['ie-6']],
    ['lip sync', ['v-9']],
    ['lipsync', ['v-9']],
    ['Lippensynchronisation', ['v-9']],
    ['talking', ['v-9']],
    ['voice', ['v-10']],
    ['face swap', ['ie-5']],
    ['swap faces', ['ie-5']],
    ['Gesicht tauschen', ['ie-5']],
    ['face', ['ig-1']],
    ['portrait', ['ig-1']],
    ['photo', ['ig-1']],
    ['product photo', ['ig-1']],
    ['consistent character', ['ie-5']],
    ['relight', ['ie-10']],
    ['colorize', ['ie-10']],
    ['controlnet', ['ie-9']],
    ['slow motion', ['v-8']],
    ['extend', ['v-4']],
    ['3d model', []],
    // One part of what is asked for
    ['upscaler for portraits', ['ie-11']],
  ])('finds no model that does “%s”, and as the closest %j', (query, first) => {
    expect(find(query)).toEqual([]);
    expect(findNear(query).slice(0, Math.max(1, first.length))).toEqual(first);
  });

  it('finds the closest models where others do what is asked for', () => {
    expect(find('style')).toContain('ie-5');
    expect(findNear('style')).not.toEqual([]);
    for (const id of findNear('style')) expect(find('style')).not.toContain(id);
    expect(findNear('upscaler')).toEqual([]);
  });

  it.each([
    ['lip sync', { summary: 'Makes a portrait speak, with lip-sync to your audio' }],
    ['face swap', { description: 'Swaps the face in a photo for that of another.' }],
    ['face swap', { display_name: 'FaceSwap Pro' }],
    ['relight', { json_request_schema: { properties: { relight_strength: { type: 'number' } } } }],
    ['controlnet', { json_request_schema: { properties: { pose_image: { type: 'string', format: 'uri' } } } }],
    ['portrait', { summary: 'Portraits of people' }],
    ['slow motion', { description: 'Turns clips into slow motion.' }],
    ['3d', { summary: '3D meshes from an image' }],
  ])('finds an engine’s model that does “%s” by what it says', (query, texts) => {
    const model = looseModelSchema.parse({ id: 'atelier/one', ...texts });
    expect(ids(createModelSearch([...models, model])(query).matches)).toEqual(['atelier/one']);
  });

  it.each(['Adds sound, no speech and no lip sync.', 'It can’t swap faces.', 'Edits without inpainting.'])(
    'does not take “%s” for a promise',
    (description) => {
      const model = looseModelSchema.parse({ id: 'atelier/one', description });
      const all = createModelSearch([model]);
      for (const query of ['lip sync', 'face swap', 'inpaint']) expect(all(query).matches).toEqual([]);
    },
  );

  it('finds all models that make videos, and no others, by “video”', () => {
    expect(find('video').toSorted()).toEqual(
      models.flatMap(({ id, capabilities }) => (capabilities?.output.includes('video') ? [id] : [])).toSorted(),
    );
  });

  it('puts an exact id or alias first', () => {
    for (const { id, aliases } of models) for (const name of [id, ...(aliases ?? [])]) expect(find(name)[0]).toBe(id);
  });

  it('finds nothing where less than half of the words fit', () => {
    expect(search('no such thing')).toEqual({ matches: [], near: [] });
    expect(search('nothing like that')).toEqual({ matches: [], near: [] });
  });

  it('says by which term a model was found, and which words to mark', () => {
    expect(search('remvoe backgroud').matches[0]).toMatchObject({ term: 'remove background' });
    expect(search('poster').matches[0]).toMatchObject({
      term: null,
      words: expect.arrayContaining(['poster', 'posters']),
    });
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
    expect(ids(all('inpaint').matches)).toEqual(['atelier/fill']);
    expect(ids(all('atelier').matches)).toEqual(['atelier/fill']);
  });
});
