import { describe, expect, it } from 'vitest';
import type { JsonObject, Model } from '../../../contract/model.ts';
import { ig1 } from '../ig-1/definition.ts';
import { modelObjectOf } from '../model-object.ts';
import type { EngineModelDefinition, ModelDefinition } from '../model-definition.ts';
import { hostedModels, models } from '../registry.ts';
import { requestSchemaOf } from '../request-schema.ts';
import { germanChoices, germanFieldTexts } from './field-texts.ts';
import { translateModel } from './translate-model.ts';

const renderer = { name: 'Easel built-in', neural: false, note: 'Built into Easel, no neural model' };
const served = [...models, ...hostedModels].map((definition) => {
  const english = modelObjectOf(definition, renderer);
  return { english, german: translateModel(definition, english) };
});

/** Every text of a schema that a person reads, by its JSON pointer. */
function textsOf(value: unknown, pointer = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' && (key === 'title' || key === 'description')
      ? [[`${pointer}/${key}`, inner]]
      : textsOf(inner, `${pointer}/${key}`),
  );
}

/** The texts of a model's parameters: the schema's own title is the model's name. */
const fieldTexts = (model: Model) => textsOf(model.request_schema).filter(([pointer]) => pointer !== '/title');

const choicesOf = ({ request_schema: { properties } }: Model) =>
  Object.values(properties as Record<string, JsonObject>).flatMap(({ enum: values }) =>
    Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [],
  );

/** A schema without what a translation may change. */
function structureOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(structureOf);
  const kept = Object.entries(value).filter(
    ([key, inner]) =>
      key !== 'x-enumNames' && !((key === 'title' || key === 'description') && typeof inner === 'string'),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, structureOf(inner)]));
}

const noMeasures = {
  measures: {},
  framesPerSecond: null,
  count: null,
  format: null,
  watermark: null,
  hasExactSize: false,
};

/** A model of this service as an engine serves it. */
function atEngine(
  { parameters: _parameters, ...described }: ModelDefinition,
  binding: EngineModelDefinition['binding'],
): EngineModelDefinition {
  const engine = {
    name: 'loft',
    title: 'Loft',
    kind: 'comfyui',
    version: '1',
    renderer: { name: 'Loft', neural: true, note: 'A model of Loft' },
    pricing: null,
    unavailable: null,
  };
  return { ...described, requestSchema: requestSchemaOf(ig1), hosted: null, engine, binding };
}

describe('translateModel', () => {
  it('has the German of every text of every model, and no other', () => {
    const said = new Set([
      renderer.note,
      ...served.flatMap(({ english }) => fieldTexts(english).map(([, text]) => text)),
    ]);
    expect([...said].toSorted()).toEqual(Object.keys(germanFieldTexts).toSorted());
    for (const { english, german } of served) {
      expect(german.summary).not.toBe(english.summary);
      expect(german.description).not.toBe(english.description);
      expect(german.renderer).toEqual({ ...renderer, note: germanFieldTexts[renderer.note] });
      expect(german.request_schema['title']).toBe(german.display_name);
      expect(fieldTexts(german)).toEqual(
        fieldTexts(english).map(([pointer, text]) => [pointer, germanFieldTexts[text]]),
      );
    }
  });

  it('labels the values that read otherwise in German, and no other', () => {
    const values = new Set(served.flatMap(({ english }) => choicesOf(english)));
    expect(Object.keys(germanChoices).filter((value) => !values.has(value))).toEqual([]);
    const same = [...values].filter((value) => /[a-z]{3}/i.test(value) && !Object.hasOwn(germanChoices, value));
    expect(same.toSorted().join(', ')).toBe(
      '422 Proxy, 422 Std, CGI, High Fidelity V2, Low Resolution V2, ProRes, Standard V2, TURBO, Text Refine, auto, hlg, jpeg, jpg, minimal, mov, png, standard, transparent, webp',
    );
  });

  it('changes texts alone, and gives the English beside them', () => {
    for (const { english, german } of served) {
      const { display_name, summary, description } = english;
      const own = { display_name, summary, description };
      const { original, ...rest } = german;
      expect(original).toEqual({ ...own, renderer_note: renderer.note });
      expect(structureOf({ ...rest, ...own, renderer })).toEqual(structureOf(english));
    }
  });

  it('leaves models of engines alone, and translates what one serves under a name of this service', () => {
    const own = atEngine(ig1, null);
    const english = modelObjectOf(own, renderer);
    expect(translateModel(own, english)).toBe(english);

    const bound = translateModel(atEngine(ig1, noMeasures), english);
    expect(bound).toMatchObject({ display_name: 'Szenenmaler', engine: english.engine, renderer: english.renderer });
    expect(fieldTexts(bound)).toContainEqual(['/properties/width/title', 'Breite']);
  });
});
