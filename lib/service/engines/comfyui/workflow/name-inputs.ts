import { callOptionNames } from '../../../../contract/generation-request.ts';
import { isHeldValue, type Uses } from './arrivals.ts';
import type { LiteralInput } from './literal-input.ts';

/** Names that mean something else in a request, which no parameter may have. */
export const reservedNames: readonly string[] = ['model', ...callOptionNames];

const titleOfName = new Map(
  Object.entries({
    cfg: 'CFG scale',
    sampler_name: 'Sampler',
    scheduler: 'Scheduler',
    denoise: 'Denoise',
    ckpt_name: 'Checkpoint',
    unet_name: 'Diffusion model',
    lora_name: 'LoRA',
    control_net_name: 'ControlNet',
    strength_model: 'Model strength',
    strength_clip: 'Text encoder strength',
    batch_size: 'Batch size',
    length: 'Frames',
    fps: 'Frames per second',
    frame_rate: 'Frames per second',
    noise_seed: 'Seed',
  }),
);

const writtenOtherwise = new Map(
  Object.entries({
    cfg: 'CFG',
    clip: 'CLIP',
    fps: 'FPS',
    id: 'ID',
    lora: 'LoRA',
    rgb: 'RGB',
    t5xxl: 'T5-XXL',
    vae: 'VAE',
  }),
);

/** A name in words: `start_at_step` becomes “Start at step”. */
export function titleFromName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const text = words.map((word) => writtenOtherwise.get(word.toLowerCase()) ?? word.toLowerCase()).join(' ');
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as a parameter has it: `Start at` becomes `start_at`. */
function snakeCase(name: string): string {
  const snake = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 48);
  if (snake === '') return 'value';
  return /^[a-z]/.test(snake) ? snake : `input_${snake}`;
}

/** Whether a file is used only as a mask. */
function isMask(one: LiteralInput, uses: Uses): boolean {
  if (one.media !== 'image') return false;
  if (/mask/i.test(one.classType)) return true;
  const places = uses.get(one.node) ?? [];
  return places.length > 0 && places.every(({ input }) => /mask/i.test(input));
}

/** The name and the title that an input would have if it were alone. */
function plainName(one: LiteralInput, uses: Uses): { name: string; title: string } {
  if (one.role === 'prompt') return { name: 'prompt', title: 'Prompt' };
  if (one.role === 'negative prompt') return { name: 'negative_prompt', title: 'Negative prompt' };
  if (one.role === 'media') {
    const name = isMask(one, uses) ? 'mask' : (one.media ?? 'image');
    return { name, title: one.hasOwnTitle ? one.nodeTitle : titleFromName(name) };
  }
  if (one.role !== null) return { name: one.role, title: titleFromName(one.role) };
  // The input of a node that only holds a value says nothing; its title does.
  if (isHeldValue(one.input)) {
    return { name: snakeCase(one.nodeTitle), title: one.nodeTitle };
  }
  const name = snakeCase(one.input);
  return { name, title: titleOfName.get(name) ?? titleFromName(one.input) };
}

/** What inputs have in common that are one field: all seeds, and equal texts of one role; null for an input of its own. */
function fieldOf(one: LiteralInput): string | null {
  if (one.role === 'seed') return 'seed';
  const isText = one.role === 'prompt' || one.role === 'negative prompt';
  return isText ? `${one.role} ${String(one.default)}` : null;
}

const rankOfRole = { prompt: 0, 'negative prompt': 1, media: 2, width: 3, height: 4, seed: 5 } as const;

/** Numbers what is taken, from 2 on. Remembers the numbers, so that thousands of equal names take no time. */
function createNumbering() {
  const next = new Map<string, number>();
  return (start: string, taken: ReadonlySet<string>): string => {
    let number = next.get(start) ?? 2;
    while (taken.has(`${start}${number}`)) number += 1;
    next.set(start, number + 1);
    return `${start}${number}`;
  };
}

/**
 * Names for the parameters of inputs, and titles. They depend on the workflow and the engine's node classes, not on
 * the settings: inputs that a form would show get the plain names, the others what is left. A name that is taken gets the title of the node, or a number.
 */
export function nameInputs(
  inputs: readonly LiteralInput[],
  shown: ReadonlySet<LiteralInput>,
  uses: Uses,
): Map<LiteralInput, { name: string; title: string }> {
  // A text that is empty in the workflow is hardly the prompt.
  const rank = (one: LiteralInput) =>
    (shown.has(one) ? 0 : 10) + (one.role === null ? 6 : rankOfRole[one.role]) + (one.default === '' ? 0.5 : 0);
  const ordered = inputs.toSorted((one, other) => rank(one) - rank(other));
  const plain = new Map(inputs.map((one) => [one, plainName(one, uses)]));
  const fields = new Map<string, { name: string; title: string }>();
  const names = new Map<LiteralInput, { name: string; title: string }>();
  const taken = new Set<string>(reservedNames);
  const titles = new Set<string>();
  const numbered = createNumbering();

  const free = (wanted: string, node: string): string => {
    const withNode = `${wanted}_${snakeCase(node)}`.slice(0, 60);
    const hasNumbersOnly = /^(?:prompt|negative_prompt|image|mask|video|audio)$/.test(wanted);
    if (!taken.has(wanted)) return wanted;
    return hasNumbersOnly || taken.has(withNode) ? numbered(`${wanted}_`, taken) : withNode;
  };
  const freeTitle = (wanted: string, one: LiteralInput): string => {
    const hasNumbersOnly = one.role === 'prompt' || one.role === 'negative prompt' || one.role === 'media';
    const own = one.hasOwnTitle ? one.nodeTitle : wanted;
    const withNode = hasNumbersOnly ? own : `${wanted} (${one.nodeTitle})`.slice(0, 120);
    if (!titles.has(wanted)) return wanted;
    return titles.has(withNode) ? numbered(`${wanted} `, titles) : withNode;
  };

  for (const one of ordered) {
    const field = fieldOf(one);
    const shared = field === null ? undefined : fields.get(field);
    const wanted = plain.get(one) ?? { name: 'value', title: 'Value' };
    const chosen = shared ?? { name: free(wanted.name, one.nodeTitle), title: freeTitle(wanted.title, one) };
    names.set(one, chosen);
    taken.add(chosen.name);
    titles.add(chosen.title);
    if (field !== null) fields.set(field, chosen);
  }
  return names;
}
