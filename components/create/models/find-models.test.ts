import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '@/lib/contract/model';
import { modelObjectOf } from '@/lib/service/models/model-object';
import { models as definitions } from '@/lib/service/models/registry';
import { type ModelFilter, findModels } from './find-models';

const models = definitions.map((definition) =>
  looseModelSchema.parse(modelObjectOf(definition, { name: 'test', neural: false, note: '' })),
);
const everything: ModelFilter = { search: '', intent: null, medium: null };
const find = (search: string) =>
  findModels(models, { ...everything, search }).flatMap((group) => group.models.map(({ id }) => id));

const inGroups = (...kinds: string[]) =>
  findModels(models, everything).flatMap((group) =>
    kinds.includes(group.kind) ? group.models.map(({ id }) => id) : [],
  );

describe('findModels', () => {
  it('groups all models by their first intent', () => {
    const groups = findModels(models, everything);
    expect(groups.map(({ kind }) => kind)).toEqual([
      'make',
      'make-video',
      'edit',
      'upscale',
      'cut-out',
      'animate',
      'convert',
    ]);
    expect(groups.flatMap((group) => group.models)).toHaveLength(models.length);
  });

  it('puts what a search finds into one group, the best match first, and what comes closest into another', () => {
    expect(findModels(models, { ...everything, search: 'upscale' })).toMatchObject([
      { kind: 'matches', models: [{ id: 'ie-11' }, { id: 'ie-12' }] },
    ]);
    expect(findModels(models, { ...everything, search: 'face swap' })).toMatchObject([
      { kind: 'near', heading: 'No model does exactly this. Closest:' },
    ]);
    expect(findModels(models, { ...everything, search: 'no such thing' })).toEqual([]);
    expect(find('generate videos')).toEqual(expect.arrayContaining(inGroups('make-video')));
    expect(find('Cut out')).toEqual(expect.arrayContaining(inGroups('cut-out')));
  });

  it('groups the models of an engine after the service’s own', () => {
    const engine = { name: 'atelier', title: 'ComfyUI · atelier' };
    const poster = { ...models.find(({ id }) => id === 'ig-1'), id: 'poster', display_name: 'Poster', engine };
    const film = { ...models.find(({ id }) => id === 'v-10'), id: 'film', display_name: 'Film', engine };
    const all = [poster, film, ...models];
    const groups = findModels(all, everything);
    expect(groups.at(-1)).toMatchObject({
      kind: 'engine atelier',
      heading: 'ComfyUI · atelier',
      models: [poster, film],
    });
    expect(groups.flatMap((group) => group.models)).toHaveLength(all.length);
    expect(findModels(all, { ...everything, search: 'atelier' })).toMatchObject([{ models: [poster, film] }]);
    expect(findModels(all, everything, { favourites: ['film'], recent: ['poster'] })).toMatchObject([
      { kind: 'favourites', models: [film] },
      { kind: 'recent', models: [poster] },
      ...findModels(models, everything),
    ]);
  });

  it('narrows to an intent, also if it is not a model’s first, and to a medium', () => {
    const edit = findModels(models, { ...everything, intent: 'edit' });
    expect(edit.map(({ kind }) => kind)).toEqual(['edit']);
    expect(edit[0]?.models.map(({ id }) => id)).toEqual(expect.arrayContaining(['ie-9', 'ie-10']));
    const videos = findModels(models, { ...everything, intent: 'make', medium: 'video' });
    expect(videos[0]?.models.map(({ id }) => id)).toEqual(expect.arrayContaining(['v-7', 'v-10']));
    expect(videos[0]?.models.map(({ id }) => id)).not.toContain('ig-1');
  });

  it('puts favourites first and recently used models second, each model once', () => {
    const groups = findModels(models, everything, {
      favourites: ['v-9', 'gone', 'ig-1'],
      recent: ['ig-1', 'ie-13'],
    });
    expect(groups.slice(0, 2).map((group) => [group.kind, group.models.map(({ id }) => id)])).toEqual([
      ['favourites', ['v-9', 'ig-1']],
      ['recent', ['ie-13']],
    ]);
    expect(groups.flatMap((group) => group.models)).toHaveLength(models.length);
  });
});
