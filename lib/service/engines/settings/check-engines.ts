import type { EngineKind, EnginesFile } from '../engine-settings.ts';
import { checkBindings } from './check-bindings.ts';
import { askNearest } from './describe-schema-issues.ts';
import type { SettingIssue } from './setting-issue.ts';

/** Kinds of engines whose service has one public address, which needs a key. */
const hosted: ReadonlySet<EngineKind> = new Set(['openai', 'fal', 'replicate']);

/** The rules of a settings file that concern several settings at once. Workflow files are not opened. */
export function checkEngines({ engines, models }: EnginesFile): SettingIssue[] {
  return [
    ...Object.entries(engines).flatMap(([name, settings]) => checkEngine(['engines', name], settings)),
    ...Object.entries(models).flatMap(([name, settings]) => checkModel(['models', name], settings, engines)),
    ...checkBindings(models),
    ...Object.keys(models).flatMap((name) => checkName(name, { engines, models })),
  ];
}

function checkEngine(path: string[], { kind, url, key, headers }: EnginesFile['engines'][string]): SettingIssue[] {
  if (url === undefined) {
    if (!hosted.has(kind)) return [{ path: [...path, 'url'], message: `is missing: engines of kind ${kind} need it` }];
    const hasKey = key !== undefined || Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
    return hasKey ? [] : [{ path: [...path, 'key'], message: `is missing: engines of kind ${kind} need it` }];
  }
  const { username, password } = new URL(url);
  if (username === '' && password === '') return [];
  return [
    {
      path: [...path, 'url'],
      message: 'must not contain a user name or password; use a header "authorization" with a variable as its value',
    },
  ];
}

function checkModel(
  path: string[],
  model: EnginesFile['models'][string],
  engines: EnginesFile['engines'],
): SettingIssue[] {
  const engine = Object.hasOwn(engines, model.engine) ? engines[model.engine] : undefined;
  if (engine === undefined) {
    const hint = askNearest(model.engine, Object.keys(engines));
    return [{ path: [...path, 'engine'], message: `names "${model.engine}", which is not among the engines${hint}` }];
  }
  if (engine.kind !== 'comfyui') {
    if (model.workflow === undefined) return [];
    const message = `is only for engines of kind comfyui; "${model.engine}" is of kind ${engine.kind}`;
    return [{ path: [...path, 'workflow'], message }];
  }
  const extra = (['model', 'extra'] as const).filter((name) => model[name] !== undefined);
  return [
    ...extra.map((name) => ({
      path: [...path, name],
      message: 'is not for engines of kind comfyui, whose models have a workflow',
    })),
    ...(model.workflow === undefined
      ? [{ path: [...path, 'workflow'], message: 'is missing: models of kind comfyui need it' }]
      : []),
  ];
}

/** A name that a model may have which another engine lists: requests would reach only one of the two. */
function checkName(name: string, { engines, models }: EnginesFile): SettingIssue[] {
  const [prefix = '', ...rest] = name.split('/');
  const hasEntries = Object.values(models).some(({ engine }) => engine === prefix);
  const listsAll = Object.hasOwn(engines, prefix) && engines[prefix]?.kind === 'media-api' && !hasEntries;
  if (rest.length === 0 || !listsAll) return [];
  const message = `may be the name of a model that the engine "${prefix}" lists; choose one that does not begin with "${prefix}/"`;
  return [{ path: ['models', name], message }];
}
