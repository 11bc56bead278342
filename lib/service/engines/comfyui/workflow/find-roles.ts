import { isSeedName } from '../../../../contract/seed.ts';
import { arrivalsOf, type Uses } from './arrivals.ts';
import type { NodeInfo } from './node-info.ts';
import type { NodeSpecs } from './node-specs.ts';
import { nodeIds, readLink, type Workflow } from './plan.ts';

/** What a literal is for, whatever its name. */
export type InputRole = 'prompt' | 'negative prompt' | 'media' | 'seed' | 'width' | 'height';

/** A literal by node and input. */
export const addressOf = (node: string, input: string) => `${node}.${input}`;

type Side = 'prompt' | 'negative prompt';

/** What every step of the search needs to know of a node. */
interface Graph {
  workflow: Workflow;
  infos: ReadonlyMap<string, NodeInfo>;
  specs: NodeSpecs;
}

const carriers = new Set(['CONDITIONING', 'GUIDER', 'STRING', '*']);
const promptName = /^(?:text|prompt|value|string|positive|negative)(?![a-z])|prompt$|^(?:clip_[lg]|t5xxl)$/i;

/** The type of what a link brings; null when neither end is known. */
function typeOfLink(graph: Graph, id: string, input: string, link: { node: string; output: number }): string | null {
  const source = graph.workflow[link.node];
  const fromSource = source && graph.infos.get(source.class_type)?.outputs[link.output];
  return fromSource ?? graph.specs.get(id)?.get(input)?.type ?? null;
}

/** Whether text may come through a link on its way to a sampler. */
function carriesText(graph: Graph, id: string, input: string, link: { node: string; output: number }): boolean {
  const type = typeOfLink(graph, id, input, link);
  return type === null ? /cond|positive|negative|text|prompt|string|guid|embed/i.test(input) : carriers.has(type);
}

function isPromptText(graph: Graph, id: string, input: string, value: unknown): boolean {
  const spec = graph.specs.get(id)?.get(input);
  if (typeof value !== 'string' || (spec !== undefined && spec.type !== 'STRING')) return false;
  return spec?.isMultiline === true || promptName.test(input);
}

/** All texts that reach the outputs of some nodes, and the nodes on the way. */
function collectTexts(graph: Graph, starts: readonly string[], side: Side): { texts: Set<string>; nodes: Set<string> } {
  const texts = new Set<string>();
  const nodes = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = graph.workflow[id];
    if (node === undefined || nodes.has(id)) continue;
    nodes.add(id);
    const otherSide = side === 'prompt' ? /^negative/i : /^positive/i;
    for (const [input, value] of Object.entries(node.inputs)) {
      const link = readLink(value);
      if (otherSide.test(input)) continue;
      if (link === null && isPromptText(graph, id, input, value)) texts.add(addressOf(id, input));
      if (link !== null && carriesText(graph, id, input, link)) waiting.push(link.node);
    }
  }
  return { texts, nodes };
}

/** Every link whose input has a name, as the node it is at and the node it comes from. */
function linksNamed(graph: Graph, name: RegExp): { at: string; from: string }[] {
  return nodeIds(graph.workflow).flatMap((at) =>
    Object.entries(graph.workflow[at]?.inputs ?? {}).flatMap(([input, value]) => {
      const link = readLink(value);
      return link !== null && name.test(input) && carriesText(graph, at, input, link) ? [{ at, from: link.node }] : [];
    }),
  );
}

/**
 * Tells prompts from negative prompts: by walking the links back from every input `positive` and `negative`, and from a
 * `conditioning` that leads to neither, as that of a guider. A text that reaches both counts as a prompt. Texts that
 * reach nothing go by their own name.
 */
function textRoles(graph: Graph): Map<string, Side> {
  const roles = new Map<string, Side>();
  const passed = new Set<string>();
  const walk = (links: { from: string }[], side: Side) => {
    const starts = links.map(({ from }) => from);
    const { texts, nodes } = collectTexts(graph, starts, side);
    for (const node of nodes) passed.add(node);
    for (const text of texts) roles.set(text, side);
  };
  // The prompt comes last, so that it wins.
  const negative = linksNamed(graph, /^negative/i);
  const positive = linksNamed(graph, /^(?:positive|prompt)(?![a-z])/i);
  walk(negative, 'negative prompt');
  walk(positive, 'prompt');
  walk(
    linksNamed(graph, /^conditioning/i).filter(({ at }) => !passed.has(at)),
    'prompt',
  );
  for (const [id, node] of Object.entries(graph.workflow)) {
    for (const [input, value] of Object.entries(node.inputs)) {
      const address = addressOf(id, input);
      if (roles.has(address) || !isPromptText(graph, id, input, value)) continue;
      if (/negative/i.test(input)) roles.set(address, 'negative prompt');
      else if (/^(?:positive|prompt)(?![a-z])|prompt$/i.test(input)) roles.set(address, 'prompt');
    }
  }
  return roles;
}

/**
 * How surely a node decides the size of the result: 2 for an empty latent or image, 1 for a latent that is made from
 * other inputs, as of an image for a video; 0 for all others.
 */
function sizeRank(graph: Graph, id: string): number {
  const node = graph.workflow[id];
  if (node === undefined || !('width' in node.inputs) || !('height' in node.inputs)) return 0;
  const outputs = graph.infos.get(node.class_type)?.outputs;
  const makesImage =
    outputs === undefined
      ? /empty/i.test(node.class_type)
      : outputs.some((type) => type === 'LATENT' || type === 'IMAGE');
  if (!makesImage) return 0;
  const brings = Object.entries(node.inputs).flatMap(([input, value]) => {
    const link = readLink(value);
    return link === null ? [] : [typeOfLink(graph, id, input, link)];
  });
  if (!brings.some((type) => type !== 'INT')) return 2;
  return outputs?.includes('LATENT') === true && !brings.includes('LATENT') ? 1 : 0;
}

/** The node that decides the size of the result; null when there is none. */
function sizeNode(graph: Graph): string | null {
  const ranked = nodeIds(graph.workflow).map((id) => ({ id, rank: sizeRank(graph, id) }));
  return (ranked.find(({ rank }) => rank === 2) ?? ranked.find(({ rank }) => rank === 1))?.id ?? null;
}

/** The roles of a workflow's literals by `node.input`; what has none is not in the result. */
export function findRoles(
  workflow: Workflow,
  infos: ReadonlyMap<string, NodeInfo>,
  specs: NodeSpecs,
  uses: Uses,
): Map<string, InputRole> {
  const graph: Graph = { workflow, infos, specs };
  const roles = new Map<string, InputRole>(textRoles(graph));
  const size = sizeNode(graph);
  for (const id of nodeIds(workflow)) {
    for (const [input, value] of Object.entries(workflow[id]?.inputs ?? {})) {
      if (specs.get(id)?.get(input)?.upload != null && typeof value === 'string')
        roles.set(addressOf(id, input), 'media');
      if (typeof value !== 'number') continue;
      const ends = arrivalsOf(workflow, uses, { node: id, input });
      const side = ends.find((end) => end.node === size && (end.input === 'width' || end.input === 'height'))?.input;
      if (side === 'width' || side === 'height') roles.set(addressOf(id, input), side);
      if (Number.isInteger(value) && ends.some((end) => isSeedName(end.input))) roles.set(addressOf(id, input), 'seed');
    }
  }
  return roles;
}
