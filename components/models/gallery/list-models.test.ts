import { describe, expect, it } from 'vitest';
import { looseModelSchema } from '@/lib/contract/model';
import { modelObjectOf } from '@/lib/service/models/model-object';
import { models as definitions } from '@/lib/service/models/registry';
import { createModelSearch } from '../search/search-models';
import { type GalleryView, galleryUrl, readGalleryView } from './gallery-view';
import { listModels } from './list-models';
import { facetOptions, noFacets, toggleFacet } from './model-facets';

const renderer = { name: 'test', neural: false, note: '' };
const models = definitions.map((definition) => looseModelSchema.parse(modelObjectOf(definition, renderer)));
const search = createModelSearch(models);
const used = (model: string, seconds: number, day: number) =>
  [model, { model, seconds, lastUsedAt: `2026-01-0${day}T00:00:00.000Z`, firstResult: null }] as const;
const usage = new Map([used('v-7', 30, 2), used('ig-2', 2, 1)]);

const list = (view: Partial<GalleryView>, favourites: string[] = []) => {
  const { matches, near, others } = listModels({
    models,
    view: { search: '', sort: 'best', facets: noFacets, ...view },
    search,
    usage,
    favourites,
  });
  const ids = (listed: typeof others) => listed.map(({ model }) => model.id);
  return { matches: matches === null ? null : ids(matches), near: ids(near), others: ids(others) };
};

describe('listModels', () => {
  it('lists all models, favourites first', () => {
    const { matches, others } = list({}, ['v-9']);
    expect(matches).toBeNull();
    expect(others[0]).toBe('v-9');
    expect(others).toHaveLength(models.length);
  });

  it('puts matches first and keeps the other models below', () => {
    const { matches, others } = list({ search: 'upscaler' });
    expect(matches).toEqual(['ie-11', 'ie-12']);
    expect(others).toHaveLength(models.length - 2);
  });

  it('lists what comes closest apart from what matches, each model once', () => {
    const { matches, near, others } = list({ search: 'face swap' });
    expect(matches).toEqual([]);
    expect(near).toContain('ie-5');
    expect([...near, ...others].toSorted()).toEqual(models.map(({ id }) => id).toSorted());
  });

  it('narrows matches and others by the filters', () => {
    const { matches, others } = list({ search: 'audio', facets: toggleFacet(noFacets, 'input', 'image') });
    expect(matches?.toSorted()).toEqual(['v-11', 'v-2', 'v-8', 'v-9']);
    expect(others).not.toContain('v-10');
  });

  it('sorts by name, by usual time and by use, with unused models at the end', () => {
    expect(list({ sort: 'name' }).others.slice(0, 2)).toEqual(['v-9', 'v-5']);
    expect(list({ sort: 'fastest' }).others.slice(0, 3)).toEqual(['ig-2', 'v-7', 'ig-1']);
    expect(list({ sort: 'newest' }).others.slice(0, 2)).toEqual(['v-7', 'ig-2']);
  });
});

describe('facetOptions', () => {
  it('counts what each choice would show with the choices of other facets', () => {
    const facets = toggleFacet(noFacets, 'output', 'video');
    const { task, output } = facetOptions(models, facets);
    expect(task.find(({ value }) => value === 'edit')).toEqual({ value: 'edit', count: 0 });
    expect(output.find(({ value }) => value === 'image')?.count).toBe(16);
  });

  it('leaves out a facet with a single value, unless it is chosen', () => {
    expect(facetOptions(models, noFacets).engine).toEqual([]);
    const chosen = toggleFacet(noFacets, 'engine', '');
    expect(facetOptions(models, chosen).engine).toEqual([{ value: '', count: models.length }]);
    const engine = { name: 'atelier', title: 'ComfyUI · atelier' };
    const own = looseModelSchema.parse({ id: 'atelier/one', engine });
    expect(facetOptions([...models, own], noFacets).engine).toEqual([
      { value: '', count: models.length },
      { value: 'atelier', count: 1 },
    ]);
  });
});

describe('galleryUrl', () => {
  it('is read back by readGalleryView', () => {
    const facets = toggleFacet(toggleFacet(noFacets, 'task', 'edit'), 'engine', '');
    const view: GalleryView = { search: 'red boat', sort: 'name', facets };
    const url = galleryUrl(view, 'ig-1');
    expect(readGalleryView(url.slice(url.indexOf('?')))).toEqual(view);
    expect(galleryUrl({ search: ' ', sort: 'best', facets: noFacets }, null)).toBe('/models');
  });
});
