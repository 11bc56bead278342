import type { InputSpec, NodeInfo } from './node-info.ts';
import type { Workflow, WorkflowNode } from './plan.ts';

/** The inputs of one node, with those that its choices bring. */
function inputsOfNode(info: NodeInfo, node: WorkflowNode): Map<string, InputSpec> {
  const all = new Map(info.inputs);
  // The iteration reaches what it adds.
  for (const [name, spec] of all) {
    for (const [key, further] of spec.further) {
      if (node.inputs[name] !== key) continue;
      for (const [inner, innerSpec] of further) {
        all.set(`${name}.${inner}`, innerSpec);
        // Some versions leave the outer name out.
        if (!all.has(inner) && Object.hasOwn(node.inputs, inner)) all.set(inner, innerSpec);
      }
    }
  }
  return all;
}

/** The inputs of nodes by the nodes' ids; without those whose class the engine lacks. */
export type NodeSpecs = ReadonlyMap<string, ReadonlyMap<string, InputSpec>>;

/** The inputs of all nodes of a workflow. */
export function readSpecs(workflow: Workflow, infos: ReadonlyMap<string, NodeInfo>): NodeSpecs {
  const pairs = Object.entries(workflow).flatMap(([id, node]) => {
    const info = infos.get(node.class_type);
    return info === undefined ? [] : [[id, inputsOfNode(info, node)] as const];
  });
  return new Map(pairs);
}
