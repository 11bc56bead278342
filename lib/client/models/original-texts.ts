import type { LooseModel } from '../../contract/model.ts';

/**
 * What a model says of itself in English: of a translated one, what was translated. Rules that look for words read this,
 * so that they find the same in every language.
 */
export function originalTexts(model: LooseModel): Pick<LooseModel, 'display_name' | 'summary' | 'description'> {
  return model.original ?? model;
}
