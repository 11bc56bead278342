import { z } from 'zod';

/** An input by its node and its name. */
export interface InputAddress {
  node: string;
  input: string;
}

/** More than any form has; the file may be anybody's. */
const mostAppInputs = 500;

const nodeId = z.union([z.string(), z.number()]).transform(String);

/** What is read from a workflow as ComfyUI's editor saves it. It has links and widgets by position: it can't be run. */
const editorSchema = z.looseObject({
  nodes: z.array(
    z
      .looseObject({
        type: z.string(),
        properties: z.looseObject({
          cnr_id: z.string().optional().catch(undefined),
          aux_id: z.string().optional().catch(undefined),
        }),
      })
      .nullable()
      .catch(null),
  ),
  extra: z
    .looseObject({
      linearData: z
        .looseObject({
          inputs: z.array(z.tuple([nodeId, z.string()], z.unknown()).nullable().catch(null)).catch([]),
          outputs: z.array(nodeId.nullable().catch(null)).catch([]),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type EditorWorkflow = z.output<typeof editorSchema>;

/** A workflow as ComfyUI's editor saves it; null for anything else. */
export function readEditorWorkflow(value: unknown): EditorWorkflow | null {
  return editorSchema.safeParse(value).data ?? null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The inputs that the author chose for ComfyUI's app mode, in their order; null when there are none. The editor stores
 * them under `extra.linearData.inputs` as `[node, input, …]`, where newer versions write the node as
 * `graph:node:input`, with a UUID for the graph (ComfyUI_frontend, `appModeStore.ts` and `widgetId.ts`).
 */
export function appInputsOf(workflow: EditorWorkflow): InputAddress[] | null {
  const entries = workflow.extra?.linearData?.inputs ?? [];
  const chosen = entries.slice(0, mostAppInputs).flatMap((entry): InputAddress[] => {
    if (entry === null) return [];
    const [id, input] = entry;
    const [graph = '', node, name] = id.split(':');
    const isWidgetId = name !== undefined && /^[\da-f]{8}-[\da-f-]{27}$/i.test(graph);
    return [isWidgetId ? { node: decode(node ?? ''), input: decode(name) } : { node: id, input }];
  });
  return chosen.length === 0 ? null : chosen;
}

/** The ids of the nodes whose results the author chose for app mode; null when there are none. */
export function appOutputsOf(workflow: EditorWorkflow): string[] | null {
  const chosen = (workflow.extra?.linearData?.outputs ?? []).slice(0, mostAppInputs).filter((id) => id !== null);
  return chosen.length === 0 ? null : chosen;
}

/** The custom-node packs that node classes come from, by class, as far as the editor wrote them down. */
export function packsOf(workflow: EditorWorkflow): Map<string, string> {
  const pairs = workflow.nodes.flatMap((node): [string, string][] => {
    const pack = node?.properties.cnr_id ?? node?.properties.aux_id;
    return node === null || pack === undefined || pack === 'comfy-core' ? [] : [[node.type, pack.slice(0, 200)]];
  });
  return new Map(pairs);
}

/**
 * An editor's workflow with nothing but what `appInputsOf`, `appOutputsOf` and `packsOf` read; null when that is
 * nothing.
 */
export function editorWorkflowOf(parts: {
  appInputs: readonly InputAddress[] | null;
  appOutputs: readonly string[] | null;
  packs: ReadonlyMap<string, string>;
}): EditorWorkflow | null {
  const inputs = (parts.appInputs ?? []).map(({ node, input }): [string, string] => [node, input]);
  const outputs = [...(parts.appOutputs ?? [])];
  const nodes = [...parts.packs].map(([type, pack]) => ({ type, properties: { cnr_id: pack } }));
  const isEmpty = inputs.length === 0 && outputs.length === 0 && nodes.length === 0;
  return isEmpty ? null : { nodes, extra: { linearData: { inputs, outputs } } };
}
