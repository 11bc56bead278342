import { findNamedModel } from '../../models/registry.ts';
import { isMeasure, measures, type ModelDefinition } from '../../models/model-definition.ts';
import { propertiesOf, requestSchemaOf } from '../../models/request-schema.ts';
import { textsOf } from '../../../schema-form/json.ts';
import type { EnginesFile, ParameterMap } from '../engine-settings.ts';
import { askNearest } from './describe-schema-issues.ts';
import type { SettingIssue } from './setting-issue.ts';

const measuresOfVideos = new Set(['$seconds', '$frames', '$fps']);

function keyIssue(base: ModelDefinition, key: string): string | null {
  if (isMeasure(key)) {
    if (base.mediaType === 'video' || !measuresOfVideos.has(key)) return null;
    return `is only for models that generate videos; ${base.id} generates images`;
  }
  const known = Object.keys(propertiesOf(base));
  if (known.includes(key)) return null;
  const names = key.startsWith('$') ? measures : known;
  return `is neither a parameter of ${base.id} nor one of ${measures.join(', ')}${askNearest(key, [...names])}`;
}

function mapIssues(path: string[], base: ModelDefinition, map: ParameterMap): SettingIssue[] {
  const wrong = Object.keys(map).flatMap((key) => {
    const message = keyIssue(base, key);
    return message === null ? [] : [{ path: [...path, key], message }];
  });
  const missing = textsOf(requestSchemaOf(base)['required']).filter((name) => !Object.hasOwn(map, name));
  if (missing.length === 0) return wrong;
  const they = missing.length === 1 ? 'it' : 'them';
  return [...wrong, { path, message: `lacks ${missing.join(', ')}: ${base.id} cannot generate without ${they}` }];
}

/**
 * The rules of models that have a name of this service, or a map: it names parameters and measures of that model, has
 * all required ones, and no two entries bind one model under different names.
 */
export function checkBindings(models: EnginesFile['models']): SettingIssue[] {
  const boundAs = new Map<string, string>();
  return Object.entries(models).flatMap(([name, { map }]): SettingIssue[] => {
    const path = ['models', name];
    const base = findNamedModel(name);
    if (base === null) {
      if (map === undefined) return [];
      const message = `is only for names of built-in models, and ${name} is not one; choose its form by fields`;
      return [{ path: [...path, 'map'], message }];
    }
    const id = base.hosted?.model.id ?? base.id;
    const other = boundAs.get(id);
    boundAs.set(id, name);
    const twice = `and ${other ?? ''} are names of one model, ${id}: remove one of them`;
    return [
      ...(other === undefined ? [] : [{ path, message: twice }]),
      ...(map === undefined ? [] : mapIssues([...path, 'map'], base, map)),
    ];
  });
}
