import type { JsonObject } from '../../../contract/model.ts';
import type { ModelDefinition } from '../../models/model-definition.ts';
import type { ModelId } from '../../models/model-ids.ts';
import type { ContractMedia } from './contract-media.ts';
import type { FieldIssue } from '../../../contract/error.ts';

/** A result file of a generation, downloaded. */
export interface ContractResult {
  path: string;
  contentType: string;
}

/** How a request ended: with results on this machine, or with the reason why there are none. */
export interface Rendered {
  results: ContractResult[];
  /** What is wrong with the request's fields; null when it succeeded. */
  issues: FieldIssue[] | null;
  /** The error message when there is no result; null when there is one. */
  reason: string | null;
}

/** A measurement of one or several renders that shows what a parameter does. */
export interface Probe {
  /** What is measured, for documentation and the names of tests. */
  description: string;
  /** The names of the renders it measures. */
  renders: string[];
  /** @throws AssertionError when the parameter does not show */
  check: (rendered: Rendered[], media: ContractMedia) => Promise<void>;
}

/** What a parameter does. */
export interface Effect {
  /** The effect, as the documentation states it. */
  shows: string;
  /** How that is measured. */
  probes: Probe[];
}

/** A request of the suite, without its model. Only the full run sends long ones. */
export interface ContractRender {
  body: (media: ContractMedia) => JsonObject;
  isLong: boolean;
}

/** What the contract suite sends to one model, and what it measures. */
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

/** Builds a case; only the full run sends the `long` renders. */
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
