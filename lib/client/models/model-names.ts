import type { LooseModel } from '../../contract/model.ts';

/** By the ids and aliases of the translated models that this page has read. In English there are none. */
const translated = new Map<string, string>();

/** Remembers the names of translated models, for what stores the English ones. */
export function noteModelNames(models: readonly LooseModel[]): void {
  for (const { id, aliases = [], display_name: name, original } of models) {
    if (original != null && name != null) for (const each of [id, ...aliases]) translated.set(each, name);
  }
}

/**
 * The name of a model in the language of the page, where that was read; else the stored name, which is English, else the
 * id.
 */
export function modelNameOf({ model, modelName }: { model: string; modelName?: string | null }): string {
  return translated.get(model) ?? modelName ?? model;
}
