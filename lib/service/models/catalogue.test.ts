import { describe, expect, it } from 'vitest';
import { describeModel } from '../engines/describe-model.ts';
import { scriptedModel } from '../engines/testing/scripted-engine.ts';
import { createCatalogue, drawnIdOf, findModel, searchModels } from './catalogue.ts';

const catalogue = createCatalogue();

const modelOf = (name: string, id: string) =>
  describeModel({ name, title: name, kind: 'comfyui', isPaid: false }, scriptedModel(id), null).definition;

describe('createCatalogue', () => {
  it('has one model of an id, the first', () => {
    const own = createCatalogue();
    const [first, second] = [modelOf('atelier', 'flux'), modelOf('other', 'flux')];
    own.setEngineModels([first, second]);
    expect(own.find('flux')).toBe(first);
    expect(own.list().filter(({ id }) => id === 'flux')).toEqual([first]);
  });

  it('puts the id of one model before the alias of another', () => {
    const own = createCatalogue();
    const [hosted, built] = [modelOf('other', 'ideogram-v4'), modelOf('atelier', 'ig-2')];
    for (const models of [
      [hosted, built],
      [built, hosted],
    ]) {
      own.setEngineModels(models);
      expect(own.find('ig-2')).toBe(built);
      expect(own.find('ideogram-v4')).toBe(hosted);
      expect(own.list().filter(({ id }) => id === 'ig-2')).toEqual([built]);
    }
  });
});

describe('findModel', () => {
  it('accepts ids and aliases', () => {
    expect(findModel(catalogue, 'v-7').id).toBe('v-7');
    expect(findModel(catalogue, 'happyhorse-1.1-t2v').id).toBe('happyhorse-1.1-t2v');
    expect(drawnIdOf(catalogue, 'happyhorse-1.1-t2v')).toBe('v-7');
  });

  it.each([
    ['ig1', /did you mean ig-1\?/],
    ['happyhorse-t2v', /did you mean happyhorse-1\.1-t2v\?/],
    ['something else entirely', /GET \/api\/ai\/models lists all models/],
  ])('suggests the nearest name for %s', (id, words) => {
    const message = expect.stringMatching(words) as string;
    expect(() => findModel(catalogue, id)).toThrow(
      expect.objectContaining({ message: `Model not found: ${id}`, fields: [{ pointer: '/model', message }] }),
    );
  });

  it('truncates what is too long for a name', () => {
    expect(() => findModel(catalogue, 'x'.repeat(500))).toThrow(/^Model not found: x{80}…$/);
  });
});

describe('searchModels', () => {
  it('requires every word, in any of a model’s texts', () => {
    expect(searchModels(catalogue, 'IMAGE camera').map(({ id }) => id)).toContain('v-5');
    expect(searchModels(catalogue, 'nothing-like-this')).toEqual([]);
    expect(searchModels(catalogue, ' ').length).toBeGreaterThan(5);
  });
});
