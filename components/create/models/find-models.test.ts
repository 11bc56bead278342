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

  it('finds models by words of the name, summary, alias and intent, in any order', () => {
    expect(find('painter scene')).toEqual(['ig-1']);
    expect(find('sam-3')).toEqual(['ie-13']);
    expect(find('upscale').toSorted()).toEqual(['ie-11', 'ie-12']);
    expect(find('no such thing')).toEqual([]);
  });

  it('finds what models do by the headings on the screen', () => {
    expect(find('generate')).toEqual(expect.arrayContaining(inGroups('make', 'make-video')));
    expect(find('generate videos')).toEqual(expect.arrayContaining(inGroups('make-video')));
    expect(find('Cut out')).toEqual(expect.arrayContaining(inGroups('cut-out')));
  });

  it('groups the models of an engine after the service’s own, also when they are searched', () => {
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
    expect(findModels(all, { ...everything, search: 'atelier' })).toMatchObject([{ heading: 'ComfyUI · atelier' }]);
    expect(findModels(all, everything, { favourites: ['film'], recent: ['poster'] })).toMatchObject([
      { kind: 'favourites', models: [film] },
      { kind: 'recent', models: [poster] },
      ...findModels(models, everything),
    ]);
  });

  it('puts an exact match of an id or alias first', () => {
    for (const { id, aliases } of models) {
      expect(find(id)[0]).toBe(id);
      for (const alias of aliases ?? []) expect(find(alias)[0]).toBe(id);
    }
  });

  it('finds names with letters left out', () => {
    expect(find('flx3')).toContain('ie-9');
    expect(find('sdnc')).toContain('v-10');
    expect(find('veo3')[0]).toBe('v-11');
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
