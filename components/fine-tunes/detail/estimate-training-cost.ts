import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject, numberOf } from '@/lib/schema-form/json';

/** The cost of training on a dataset by the upstream's own rate, in US dollars. */
export interface TrainingCost {
  dollars: number;
  /** The rate, for a million tokens. */
  perMillion: number;
  epochs: number;
}

const million = 1_000_000;

/** The number of tokens that a rate of this name is for; null for names of other prices. */
function tokensOf(name: string): number | null {
  if (!/train|fine_?tun/i.test(name) || !/token/i.test(name)) return null;
  if (/million|1m(?![a-z])|_m(?![a-z])/i.test(name)) return million;
  return /thousand|1k(?![a-z])|_k(?![a-z])/i.test(name) ? 1000 : 1;
}

function rateIn(pricing: JsonObject): number | null {
  for (const [name, value] of Object.entries(pricing)) {
    const amount = numberOf(typeof value === 'string' ? Number.parseFloat(value) : value);
    const tokens = tokensOf(name);
    if (tokens !== null && amount !== null && amount >= 0) return (amount / tokens) * million;
  }
  return null;
}

const epochNames = ['epochs', 'num_epochs', 'n_epochs', 'num_train_epochs'];

/** The number of epochs, from the parameters or their defaults; null where neither has one. */
function epochsOf(parameters: JsonObject): number | null {
  const epochs = epochNames.map((name) => numberOf(parameters[name])).find((value) => value !== null) ?? null;
  return epochs !== null && epochs > 0 ? epochs : null;
}

/**
 * Estimates the cost of training: tokens × epochs × the upstream's rate for training tokens. Null where the upstream
 * gives no such rate.
 *
 * @param pricing the base model's prices, as the upstream gives them
 * @param parameters the training's parameters, with defaults for unset ones
 */
export function estimateTrainingCost(pricing: unknown, tokens: number, parameters: JsonObject): TrainingCost | null {
  if (!isJsonObject(pricing)) return null;
  const perMillion = rateIn(pricing);
  if (perMillion === null) return null;
  const epochs = epochsOf(parameters) ?? 1;
  return { dollars: (tokens * epochs * perMillion) / million, perMillion, epochs };
}
