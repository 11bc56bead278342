import type { JsonObject } from '@/lib/contract/model';
import type { FormField } from '@/lib/schema-form/form-field';
import { shownFields } from '@/lib/schema-form/model/find-field';
import { activeModel, createFormModel } from '@/lib/schema-form/model/form-model';
import { promptFields } from '@/lib/schema-form/prompt/citable-groups';
import { mainSeed } from '@/lib/schema-form/values/seeds';
import { fieldCalled, plainName } from '@/lib/schema-form/values/value-of-text';

/** What the cells of a column are for: the model, the number of results, a field of the form, or nothing. */
export type ColumnUse = { use: 'model' } | { use: 'count' } | { use: 'field'; field: FormField } | { use: 'none' };

/** What a person assigned columns to: the name of a field, `model`, `count`, or empty for nothing. */
export type AssignedColumns = Readonly<Record<string, string>>;

const countNames = ['count', 'variants', 'num_generations'];

/** The fields of a form that a column can fill. */
export function columnFields(schema: JsonObject, values: JsonObject): FormField[] {
  return shownFields(activeModel(createFormModel(schema), values).fields);
}

/** What a column is for in the form of one model: as assigned, else by its name. */
export function columnUse(
  column: string,
  assigned: string | undefined,
  schema: JsonObject,
  values: JsonObject,
): ColumnUse {
  if (assigned === '') return { use: 'none' };
  const name = assigned ?? column;
  const plain = plainName(name);
  if (plain === 'model') return { use: 'model' };
  const fields = columnFields(schema, values);
  const field =
    specialField(plain, schema, values) ??
    fieldCalled(fields, name, ...(plain === 'negative' ? ['negative_prompt'] : []));
  if (field !== null) return { use: 'field', field };
  return countNames.some((one) => plainName(one) === plain) ? { use: 'count' } : { use: 'none' };
}

/** The fields that every list may name, whatever the model calls them. */
function specialField(plain: string, schema: JsonObject, values: JsonObject): FormField | null {
  if (plain === 'prompt') return promptFields(createFormModel(schema))[0] ?? null;
  return plain === 'seed' ? mainSeed(schema, values) : null;
}
