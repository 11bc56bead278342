import { isSeedName } from '../../contract/seed.ts';
import { modelNameOf } from '../models/model-names.ts';
import type { JsonObject } from '../../contract/model.ts';
import { readablePrompt } from '../../contract/prompt/readable-prompt.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { isJsonObject } from '../../schema-form/json.ts';
import type { BatchCell } from './batch-cells.ts';
import { settingLines } from './read-request.ts';

/** What a cell differs in from others of its batch, as text. */
export interface CellDifference {
  /** `model`, `prompt`, `seed`, or the name of a setting. */
  name: string;
  label: string;
  value: string;
}

/** The labels of what is no setting of a model, and the values of switches. */
export interface DifferenceTexts {
  model: string;
  prompt: string;
  seed: string;
  on: string;
  off: string;
  /** The value of a setting that the request leaves to the service. */
  unset: string;
}

/** The seed of a cell, in decimal digits: that of its result, else that of its job; null while unknown. */
export function seedOfCell({ job, media }: Pick<BatchCell, 'job' | 'media'>): string | null {
  return media?.seed ?? job.seed;
}

/**
 * What the cells of a batch differ in, by the keys of the cells: the model, the prompt, settings, and the seed. The seed
 * is also listed where nothing else tells the cells apart. Of different models only settings that all requests name are
 * compared.
 *
 * @param schemaOf the request schema of a job's model; null if unknown
 */
export function batchDifferences(
  cells: readonly BatchCell[],
  schemaOf: (job: StudioJob) => JsonObject | null,
  texts: DifferenceTexts,
): ReadonlyMap<string, CellDifference[]> {
  const isOneModel = new Set(cells.map(({ job }) => job.model)).size <= 1;
  const linesOf = new Map(
    cells.map((cell) => {
      const schema = schemaOf(cell.job);
      const request = isOneModel ? { ...defaultsOf(schema), ...cell.job.request } : cell.job.request;
      return [cell.key, linesOfCell(cell, request, schema, texts)];
    }),
  );
  const all = [...linesOf.values()];
  const names = [...new Set(all.flatMap((lines) => [...lines.keys()]))];
  const differing = names.filter((name) => {
    if (name === 'seed') return false;
    const isComparable = isOneModel || all.every((lines) => lines.has(name));
    return isComparable && new Set(all.map((lines) => lines.get(name)?.value ?? '')).size > 1;
  });
  const seeds = new Set(cells.map(seedOfCell));
  const listed = seeds.size > 1 || differing.length === 0 ? [...differing, 'seed'] : differing;
  return new Map(
    cells.map(({ key }) => {
      const lines = linesOf.get(key);
      const found = listed.flatMap((name) => {
        const line = lines?.get(name);
        if (line !== undefined) return line;
        const other = all.find((some) => some.has(name))?.get(name);
        return name === 'seed' || other === undefined ? [] : { ...other, value: texts.unset };
      });
      return [key, found];
    }),
  );
}

function linesOfCell(
  cell: BatchCell,
  request: JsonObject,
  schema: JsonObject | null,
  texts: DifferenceTexts,
): Map<string, CellDifference> {
  const { job } = cell;
  const seed = seedOfCell(cell);
  const lines: CellDifference[] = [
    { name: 'model', label: texts.model, value: modelNameOf(job) },
    ...(job.prompt === null ? [] : [{ name: 'prompt', label: texts.prompt, value: readablePrompt(job.prompt) }]),
    ...settingLines(request, schema, texts).filter(({ name }) => !isSeedName(name)),
    ...(seed === null ? [] : [{ name: 'seed', label: texts.seed, value: seed }]),
  ];
  return new Map(lines.map((line) => [line.name, line]));
}

/** The values that the service uses for settings that a request leaves out. */
function defaultsOf(schema: JsonObject | null): JsonObject {
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      isJsonObject(property) && property['default'] !== undefined ? [[name, property['default']]] : [],
    ),
  );
}
