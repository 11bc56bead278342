import type { JsonObject } from '../../../../contract/model.ts';

/** An input as a node class declares it: its type, and what else is known of it. */
export type Declaration = readonly [unknown, JsonObject?];

/** Links of each type, as inputs declare them. */
export const model = ['MODEL', { tooltip: 'The diffusion model.' }] as const;
export const clip = ['CLIP', { tooltip: 'The text encoder.' }] as const;
export const vae = ['VAE'] as const;
export const image = ['IMAGE'] as const;
export const mask = ['MASK'] as const;
export const latent = ['LATENT'] as const;
export const conditioning = ['CONDITIONING'] as const;
/** How the names of saved files begin. */
export const prefix = ['STRING', { default: 'result', tooltip: 'How the names of the files begin.' }] as const;

/** A list as older node classes declare it. */
export const oldList = (values: readonly unknown[], options: JsonObject = {}): Declaration => [values, options];
/** A list as newer node classes declare it. */
export const newList = (values: readonly unknown[], options: JsonObject = {}): Declaration => [
  'COMBO',
  { multiselect: false, options: values, ...options },
];
/** A whole number. */
export const whole = (value: number, min: number, max: number, more: JsonObject = {}): Declaration => [
  'INT',
  { default: value, min, max, ...more },
];
/** A number in steps. */
export const fraction = (value: number, min: number, max: number, step: number, more: JsonObject = {}): Declaration => [
  'FLOAT',
  { default: value, min, max, step, ...more },
];
/** A text of several lines. */
export const text = (more: JsonObject = {}): Declaration => [
  'STRING',
  { multiline: true, dynamicPrompts: true, ...more },
];
/** 2⁶⁴ − 1, as JSON has it; JavaScript rounds it. */
const largestSeed = Number('18446744073709551615');
/** The seed of a sampler. */
export const seed = whole(0, 0, largestSeed, { control_after_generate: true, tooltip: 'What the noise begins with.' });
/** A width or a height. */
export const side = (tooltip: string) => whole(512, 16, 16_384, { step: 8, tooltip });

export const samplers = ['euler', 'euler_ancestral', 'heun', 'dpmpp_2m', 'dpmpp_sde', 'uni_pc'];
export const schedulers = ['simple', 'karras', 'beta', 'normal'];

/** The inputs that all samplers have. */
export const sampling = {
  steps: whole(20, 1, 10_000, { tooltip: 'How often the noise is reduced.' }),
  cfg: fraction(8, 0, 100, 0.1, { round: 0.01, tooltip: 'How closely the result follows the prompt.' }),
  sampler_name: oldList(samplers, { tooltip: 'The algorithm that reduces the noise.' }),
  scheduler: oldList(schedulers),
};
