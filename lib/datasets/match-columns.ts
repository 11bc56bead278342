import type { ScriptType } from '../contract/fine-tunes/fine-tune.ts';
import { columnSets, type ColumnNeed } from './column-sets.ts';
import { datasetError } from './dataset-error.ts';

/** A column of a dataset, with its role in the script. */
export interface MatchedColumn extends ColumnNeed {
  /** Its name in the dataset. */
  name: string;
}

/** Whether a column is tokenized. */
export function holdsText({ kind }: ColumnNeed): boolean {
  return kind === 'text' || kind === 'messages';
}

/** Columns by role, as in `training_params.columns`. */
export type ChosenColumns = Record<string, string>;

function matchSet(set: ColumnNeed[], columns: string[], chosen: ChosenColumns): MatchedColumn[] | null {
  const free = new Set(columns.filter((name) => !Object.values(chosen).includes(name)));
  const matched: MatchedColumn[] = [];
  for (const need of set) {
    const named = chosen[need.role];
    // Exact spelling before similar spelling, and preferred names before later ones.
    const alike = need.names.flatMap((name) => [...free].filter((column) => column.toLowerCase() === name));
    const found = named === undefined ? alike[0] : columns.find((column) => column === named);
    if (found === undefined && need.isRequired) return null;
    if (found === undefined) continue;
    free.delete(found);
    matched.push({ ...need, name: found });
  }
  return matched;
}

/** The columns of a dataset that a script type reads; null when some are missing. */
export function findColumns(scriptType: ScriptType, columns: string[], chosen: ChosenColumns): MatchedColumn[] | null {
  for (const set of columnSets[scriptType]) {
    const isMeant = Object.keys(chosen).every((role) => set.some((need) => need.role === role));
    const matched = isMeant ? matchSet(set, columns, chosen) : null;
    if (matched !== null) return matched;
  }
  return null;
}

const required = (set: ColumnNeed[]) => set.filter(({ isRequired }) => isRequired).map(({ role }) => role);
const namesShown = 20;
const charactersShown = 60;
const short = (name: string) => (name.length > charactersShown ? `${name.slice(0, charactersShown - 1)}…` : name);
const more = (names: string[]) => (names.length > namesShown ? ` and ${names.length - namesShown} more` : '');
const quoted = (names: string[]) =>
  names
    .slice(0, namesShown)
    .map((name) => `“${short(name)}”`)
    .join(', ') + more(names);

/**
 * The columns of a dataset that a script type reads.
 *
 * @throws EaselError with the columns that exist and those that are needed
 */
export function matchColumns(scriptType: ScriptType, columns: string[], chosen: ChosenColumns): MatchedColumn[] {
  const found = findColumns(scriptType, columns, chosen);
  if (found !== null) return found;
  const missing = Object.entries(chosen).filter(([, name]) => !columns.includes(name));
  if (missing.length > 0) {
    throw datasetError(
      `The dataset has no column ${quoted(missing.map(([, name]) => name))}; it has ${quoted(columns)}.`,
    );
  }
  const wanted = columnSets[scriptType].map((set) => required(set).join(' and ')).join(', or ');
  const message = `A dataset for ${scriptType} needs ${wanted}; this dataset has ${columns.length === 0 ? 'no columns' : quoted(columns)}.`;
  throw datasetError(`${message} Rename the columns, or map them in training_params.columns.`);
}
