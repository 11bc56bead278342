import type { JsonObject } from '@/lib/contract/model';
import { scriptTypes, type ScriptType } from '@/lib/contract/fine-tunes/fine-tune';
import { isJsonObject } from '@/lib/schema-form/json';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';

/** The initial values of the form of a new project. */
export interface InitialSettings {
  dataset: FineTuneView['dataset'];
  /** Null to go by what it learns. */
  scriptType: ScriptType | null;
  /** Null for the first that fits. */
  baseModel: string | null;
  /** Columns of the dataset by their role. */
  columns: Record<string, string>;
  parameters: JsonObject;
  usesLora: boolean | null;
}

/** The initial values without another project. */
export const emptySettings: InitialSettings = {
  dataset: null,
  scriptType: null,
  baseModel: null,
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

/** The settings of another project, with its dataset: rows with problems can be left out this time. */
export function settingsFrom(fineTune: FineTuneView): InitialSettings {
  const { columns, ...parameters } = fineTune.parameters;
  return {
    dataset: fineTune.dataset,
    scriptType: scriptTypes.find((known) => known === fineTune.scriptType) ?? null,
    baseModel: fineTune.baseModel,
    columns: readColumns(columns),
    parameters,
    usesLora: fineTune.usesLora,
  };
}
