import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../contract/model.ts';
import { seedOf } from '../../../contract/seed.ts';
import type { KnownModel } from '../../models/create-model-directory.ts';
import type { Press } from '../../limits/check-limits.ts';
import type { JobRow } from './job-rows.ts';
import { settingsGroup } from '../../../contract/studio/settings-group.ts';

const maxGenerations = 4;

/** The columns of a job that come from its request and its model. */
export function requestFields(
  request: JsonObject,
  model: KnownModel | null,
): Pick<JobRow, 'model' | 'modelName' | 'mediaType' | 'engine' | 'costMicros' | 'prompt' | 'seed' | 'settingsGroup'> {
  return {
    model: String(request['model']),
    modelName: model?.modelName ?? null,
    mediaType: model?.mediaType ?? null,
    engine: model?.engine ?? null,
    costMicros: model?.costOf(request) ?? null,
    prompt: typeof request['prompt'] === 'string' ? request['prompt'] : null,
    seed: requestedSeed(request),
    settingsGroup: settingsGroup(request),
  };
}

/** The seed of a request; null when each of several generations gets its own. */
export function requestedSeed(request: JsonObject): string | null {
  return countGenerations(request) > 1 ? null : seedOf(request);
}

/** How many generations a request asks for: 1 to 4. */
export function countGenerations(request: JsonObject): number {
  const asked = request['num_generations'];
  return typeof asked === 'number' && Number.isInteger(asked) && asked >= 1 ? Math.min(asked, maxGenerations) : 1;
}

/** What a request makes, for the limits of who submits it. */
export function pressOf(request: JsonObject, model: KnownModel | null): Press {
  const jobs = countGenerations(request);
  return { jobs, costMicros: (model?.costOf(request) ?? 0) * jobs };
}

/** JSON with sorted keys, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** SHA-256 of a request's canonical form, in hexadecimal. */
export function hashRequest(request: unknown): string {
  return createHash('sha256').update(canonicalJson(request)).digest('hex');
}
