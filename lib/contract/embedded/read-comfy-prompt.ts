import type { EmbeddedSettings } from '../embedded-settings.ts';

type Inputs = Record<string, unknown>;
type Nodes = Map<string, Inputs>;

/** Inputs that lead from a sampler to its prompt, through guiders and conditionings. */
const promptInputs = ['positive', 'conditioning', 'guider', 'conditioning_1', 'conditioning_to'];
const negativeInputs = ['negative'];
/** Inputs of text encoders. */
const textInputs = ['text', 'prompt', 'clip_l', 't5xxl', 'text_g', 'string', 'value'];
const seedInputs = ['seed', 'noise_seed'];
const modelInputs = ['ckpt_name', 'unet_name', 'model_name'];
const shownInputs = [
  'steps',
  'cfg',
  'guidance',
  'sampler_name',
  'scheduler',
  'denoise',
  'width',
  'height',
  'lora_name',
];

/**
 * Reads the graph that ComfyUI writes under `prompt`. Its nodes are of any kind, so the prompt is the first text that the
 * inputs of a sampler lead to, and other settings are found by the names that most nodes use.
 *
 * @returns null when it is no graph
 */
export function readComfyPrompt(json: string): EmbeddedSettings | null {
  const nodes = readNodes(json);
  if (nodes === null) return null;
  const all = [...nodes.values()];
  const samplers = all.filter((inputs) => promptInputs.some((name) => name in inputs));
  const firstText = (names: readonly string[]) =>
    samplers.map((inputs) => followText(nodes, inputs, names)).find((text) => text !== null) ?? null;
  return {
    program: 'comfyui',
    prompt: firstText(promptInputs),
    negativePrompt: firstText(negativeInputs),
    seed: firstValue(all, seedInputs),
    model: firstValue(all, modelInputs),
    settings: shownInputs.flatMap((name) => {
      const value = firstValue(all, [name]);
      return value === null ? [] : [{ name, value }];
    }),
  };
}

function readNodes(json: string): Nodes | null {
  let graph: unknown;
  try {
    // ComfyUI writes NaN where a value is missing.
    graph = JSON.parse(json.replaceAll(/:\s*NaN/g, ': null'));
  } catch {
    return null;
  }
  if (!isRecord(graph)) return null;
  const nodes: Nodes = new Map();
  for (const [id, node] of Object.entries(graph)) {
    if (isRecord(node) && typeof node['class_type'] === 'string' && isRecord(node['inputs'])) {
      nodes.set(id, node['inputs']);
    }
  }
  return nodes.size === 0 ? null : nodes;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A link to another node’s output, `["6", 0]`. */
function linkedNode(nodes: Nodes, value: unknown): Inputs | null {
  return Array.isArray(value) && value.length === 2 ? (nodes.get(String(value[0])) ?? null) : null;
}

/** The first text that the named inputs of a node lead to. */
function followText(nodes: Nodes, from: Inputs, names: readonly string[], seen = new Set<Inputs>()): string | null {
  for (const name of names) {
    const next = linkedNode(nodes, from[name]);
    if (next === null || seen.has(next)) continue;
    seen.add(next);
    const text = textOf(nodes, next, seen) ?? followText(nodes, next, [...names, ...promptInputs], seen);
    if (text !== null) return text;
  }
  return null;
}

/** The text that a node holds, or that comes from a node which makes texts. */
function textOf(nodes: Nodes, inputs: Inputs, seen: Set<Inputs>): string | null {
  for (const name of textInputs) {
    const value = inputs[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    const next = linkedNode(nodes, value);
    if (next === null || seen.has(next)) continue;
    seen.add(next);
    const text = textOf(nodes, next, seen);
    if (text !== null) return text;
  }
  return null;
}

/** The first plain value that any node has under one of these names. */
function firstValue(all: readonly Inputs[], names: readonly string[]): string | null {
  for (const name of names) {
    for (const inputs of all) {
      const value = inputs[name];
      if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
    }
  }
  return null;
}
