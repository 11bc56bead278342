import type { EngineList, EngineState } from '../../contract/engines.ts';

/** Whether models of an engine are made from workflows. The others have the models that they list or settings name. */
export function canAddTo({ kind }: Pick<EngineState, 'kind'>): boolean {
  return kind === 'comfyui';
}

/** The engine that a workflow is added to when nobody has chosen one: if possible, one that is ready. Null without any. */
export function workflowEngine({ engines }: Pick<EngineList, 'engines'>): EngineState | null {
  const fitting = engines.filter(canAddTo);
  return fitting.find(({ state }) => state === 'ready') ?? fitting[0] ?? null;
}
