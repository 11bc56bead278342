import type { EngineState } from '@/lib/contract/engines';

/** Whether models of an engine are made from workflows. The others have the models that they list or settings name. */
export function canAddTo({ kind }: Pick<EngineState, 'kind'>): boolean {
  return kind === 'comfyui';
}
