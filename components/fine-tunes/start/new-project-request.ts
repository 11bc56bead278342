import type { JsonObject } from '@/lib/contract/model';
import type { NewFineTune } from '../api/fine-tunes';

/** The values of a new project, ready to be sent. */
export interface NewProjectValues {
  scriptType: string;
  baseModel: string;
  name: string;
  parameters: JsonObject;
  /** Columns of the dataset by their role; empty where the service finds them. */
  columns: Record<string, string>;
  usesLora: boolean | null;
}

const mostNameLetters = 40;

/** A name of plain letters, for places where others would not do. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain.slice(0, mostNameLetters) || 'project';
}

/**
 * The request that creates a project's fine-tune. Empty parts are left out.
 *
 * @param key makes its name unique, so that it can be found again after a lost answer
 */
export function newProjectRequest(values: NewProjectValues, resource: string, key: string): NewFineTune {
  const { parameters, columns, usesLora } = values;
  const training = { ...parameters, ...(Object.keys(columns).length > 0 ? { columns } : {}) };
  return {
    resource,
    base_model: values.baseModel.trim(),
    script_type: values.scriptType,
    name: `${plainName(values.name)}-${key.slice(0, 8)}`,
    display_name: values.name.trim(),
    ...(Object.keys(training).length > 0 ? { training_params: training } : {}),
    ...(usesLora === false ? { use_lora: false } : {}),
  };
}

/** The schema of the parameters without the columns by role, which are chosen in the table. */
export function withoutColumns(schema: JsonObject): JsonObject {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return schema;
  const { columns: _columns, ...others } = properties as JsonObject;
  return { ...schema, properties: others };
}

/** A project's name from its file: `support-chats.jsonl` becomes `Support chats`. */
export function nameFromFile(fileName: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/-cleaned$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return stem.charAt(0).toUpperCase() + stem.slice(1, 80);
}
