import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';

/** The initial values of the form of a new fine-tune. */
export interface InitialSettings {
  dataset: FineTuneView['dataset'];
  scriptType: string | null;
  baseModel: string;
  /** Columns of the dataset by their role. */
  columns: Record<string, string>;
  parameters: JsonObject;
  usesLora: boolean | null;
}

/** The initial values without another fine-tune. */
export const emptySettings: InitialSettings = {
  dataset: null,
  scriptType: null,
  baseModel: '',
  columns: {},
  parameters: {},
  usesLora: null,
};

function readColumns(value: unknown): Record<string, string> {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([role, column]) => (typeof column === 'string' ? [[role, column]] : [])),
  );
}

/**
 * The settings of another fine-tune. The dataset of a failed one is left out, because it has to be fixed first.
 *
 * @param areColumnsApart whether columns are chosen separately, rather than typed among the parameters
 */
export function settingsFrom(fineTune: FineTuneView, areColumnsApart: boolean): InitialSettings {
  const { columns, ...others } = fineTune.parameters;
  return {
    dataset: fineTune.state === 'errored' ? null : fineTune.dataset,
    scriptType: fineTune.scriptType,
    baseModel: fineTune.baseModel ?? '',
    columns: areColumnsApart ? readColumns(columns) : {},
    parameters: areColumnsApart ? others : fineTune.parameters,
    usesLora: fineTune.usesLora,
  };
}
