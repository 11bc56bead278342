import { type LooseModel, looseModelListSchema, looseModelSchema } from '../../contract/model.ts';
import { withoutOwnModel } from './own-model-setting.ts';

/**
 * A model as the service returns it, its request schema without a setting of its own named `model`.
 *
 * @throws ZodError if it is no model
 */
export function readModel(body: unknown): LooseModel {
  return withoutOwnSetting(looseModelSchema.parse(body));
}

/**
 * The models of a list, as `readModel` reads them. Entries of this foreign data that are no models are left out.
 *
 * @throws ZodError if it is no list
 */
export function readModelList(body: unknown): LooseModel[] {
  return looseModelListSchema.parse(body).data.map(withoutOwnSetting);
}

function withoutOwnSetting(model: LooseModel): LooseModel {
  const read = { ...model };
  for (const key of ['json_request_schema', 'request_schema'] as const) {
    const schema = model[key];
    if (schema) read[key] = withoutOwnModel(schema, model.id);
  }
  return read;
}
