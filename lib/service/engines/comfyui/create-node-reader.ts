import type { JsonObject } from '../../../contract/model.ts';
import type { ComfyApi } from './create-comfy-api.ts';
import { limitParallel } from './limit-parallel.ts';

const mostRequests = 8;

/** Returns a function that reads what the engine says about a node class, each class once; null for one that it lacks. */
export function createNodeReader(
  api: Pick<ComfyApi, 'readNode'>,
  signal: AbortSignal,
): (classType: string) => Promise<JsonObject | null> {
  const limited = limitParallel(mostRequests);
  const nodes = new Map<string, Promise<JsonObject | null>>();
  return async (classType) => {
    const known = nodes.get(classType);
    if (known !== undefined) return known;
    const node = limited(async () => api.readNode(classType, signal));
    nodes.set(classType, node);
    return node;
  };
}
