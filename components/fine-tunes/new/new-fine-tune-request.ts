import type { JsonObject } from '@/lib/contract/model';
import type { NewFineTune } from '../api/fine-tunes';

/** The values of a new fine-tune's form. Null for missing ones. */
export interface NewFineTuneValues {
  resource: string | null;
  scriptType: string | null;
  baseModel: string;
  name: string;
  /** Parameters, ready to be sent. */
  parameters: JsonObject;
  /** Columns of the dataset by their role. */
  columns: Record<string, string>;
  usesLora: boolean | null;
}

/** The request that creates a fine-tune; null while a required value is missing. Empty parts are left out. */
export function newFineTuneRequest(values: NewFineTuneValues): NewFineTune | null {
  const { resource, scriptType, parameters, columns, usesLora } = values;
  const baseModel = values.baseModel.trim();
  const name = values.name.trim();
  if (resource === null || scriptType === null || baseModel === '') return null;
  const training = { ...parameters, ...(Object.keys(columns).length > 0 ? { columns } : {}) };
  return {
    resource,
    base_model: baseModel,
    script_type: scriptType,
    ...(name === '' ? {} : { display_name: name }),
    ...(Object.keys(training).length > 0 ? { training_params: training } : {}),
    ...(usesLora === false ? { use_lora: false } : {}),
  };
}

/** The schema of the parameters without the columns by role, which are chosen below the dataset. */
export function withoutColumns(schema: JsonObject): JsonObject {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return schema;
  const { columns: _columns, ...others } = properties as JsonObject;
  return { ...schema, properties: others };
}
