import type { JsonObject } from '@/lib/contract/model';
import type { NewFineTune } from '../api/fine-tunes';

/** What is filled in for a new fine-tune. Null for what is missing. */
export interface NewFineTuneValues {
  resource: string | null;
  scriptType: string | null;
  baseModel: string;
  name: string;
  /** Parameters as the form holds them, ready to be sent. */
  parameters: JsonObject;
  /** Columns of the dataset by their role. */
  columns: Record<string, string>;
  usesLora: boolean | null;
}

/** The request that makes a fine-tune; null while something that it needs is missing. Empty parts are left out. */
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

/** The schema of parameters without the columns by role: they are chosen beside the dataset. */
export function withoutColumns(schema: JsonObject): JsonObject {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return schema;
  const { columns: _columns, ...others } = properties as JsonObject;
  return { ...schema, properties: others };
}
