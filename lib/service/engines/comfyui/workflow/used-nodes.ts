import type { NodeInfo } from './node-info.ts';
import { readLink, type Workflow } from './plan.ts';

/**
 * The nodes that lead to a result. ComfyUI neither checks nor runs the others. A node whose class the engine lacks
 * counts as one that shows or saves something.
 */
export function usedNodes(workflow: Workflow, infos: ReadonlyMap<string, NodeInfo>): ReadonlySet<string> {
  const used = new Set<string>();
  const waiting = Object.keys(workflow).filter((id) => infos.get(workflow[id]?.class_type ?? '')?.isOutput !== false);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = workflow[id];
    if (node === undefined || used.has(id)) continue;
    used.add(id);
    waiting.push(...Object.values(node.inputs).flatMap((value) => readLink(value)?.node ?? []));
  }
  return used;
}
