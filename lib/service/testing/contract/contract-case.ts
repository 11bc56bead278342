import type { JsonObject } from '../../../contract/model.ts';
import type { ModelDefinition } from '../../models/model-definition.ts';
import type { ModelId } from '../../models/model-ids.ts';
import type { ContractMedia } from './contract-media.ts';
import type { FieldIssue } from '../../../contract/error.ts';

/** A file that a generation gave. */
export interface ContractResult {
  path: string;
  contentType: string;
}

/** What became of a request: its results on this machine, or why there are none. */
export interface Rendered {
  results: ContractResult[];
  /** Faults at fields when the request was to blame; null when it succeeded. */
  faults: FieldIssue[] | null;
  /** In words why there is no result; null when there is one. */
  reason: string | null;
}

/** A look at one or several renders that shows what a parameter does. */
export interface Probe {
  /** What is measured, for documentation and the names of tests. */
  words: string;
  /** The renders it looks at, by name. */
  renders: string[];
  /** @throws AssertionError when the parameter does not show */
  check: (rendered: Rendered[], media: ContractMedia) => Promise<void>;
}

/** What a parameter does. */
export interface Effect {
  /** What in the output shows it. */
  shows: string;
  /** How that is measured. */
  probes: Probe[];
}

/** A request of the suite, without its model. A long one is left to the full run. */
export interface ContractRender {
  body: (media: ContractMedia) => JsonObject;
  isLong: boolean;
}

/** What the contract suite asks of one model. */
export interface ContractCase<Id extends ModelId = ModelId> {
  model: ModelDefinition & { id: Id };
  /** By name; `minimal` (the required fields alone) and `full` (every field) among them. */
  renders: Record<string, ContractRender>;
  /** By parameter. */
  effects: Record<string, Effect>;
}

type Body = JsonObject | ((media: ContractMedia) => JsonObject);

function renderOf(body: Body, isLong: boolean): ContractRender {
  return { body: typeof body === 'function' ? body : () => body, isLong };
}

/** Writes a case; `long` renders are for the full run alone. */
export function defineCase<Id extends ModelId>(options: {
  model: ModelDefinition & { id: Id };
  renders: { full: Body } & Record<string, Body>;
  long?: Record<string, Body>;
  effects: Record<string, Effect>;
}): ContractCase<Id> {
  const short = Object.entries(options.renders).map(([name, body]) => [name, renderOf(body, false)]);
  const long = Object.entries(options.long ?? {}).map(([name, body]) => [name, renderOf(body, true)]);
  const renders = Object.fromEntries([...short, ...long]) as Record<string, ContractRender>;
  return { model: options.model, renders, effects: options.effects };
}

/** What a parameter does, and how that is measured. */
export function effect(shows: string, ...probes: Probe[]): Effect {
  return { shows, probes };
}
