import type { JsonObject } from '@/lib/contract/model';
import { seedPattern } from '@/lib/contract/seed';
import { type AspectRatio, reduceRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import { requestedRatio, withRatio } from '@/lib/schema-form/sizes/common-ratio';
import { commonRatios, hasRatio } from '@/lib/schema-form/sizes/size-for-ratio';
import { drawSeed, lockedSeed, withLockedSeed } from '@/lib/schema-form/values/seeds';

/** The settings that all models of a comparison share, as far as they have them. */
export interface CommonSettings {
  /** Null for the size of each model's own form. */
  ratio: AspectRatio | null;
  /** In decimal digits. */
  seed: string;
}

/** The sizes to choose from: the common ones, and that of the form. */
export function ratiosWith(own: AspectRatio | null): AspectRatio[] {
  const isCommon = own === null || commonRatios.some((ratio) => hasRatio(ratio, own.width, own.height));
  return isCommon ? [...commonRatios] : [simple(own), ...commonRatios];
}

function simple(ratio: AspectRatio): AspectRatio {
  return reduceRatio(ratio.width, ratio.height) ?? ratio;
}

/** The common settings that a comparison starts with: the size of the form, and its locked seed, else a drawn one. */
export function startingSettings(
  schema: JsonObject | null,
  values: JsonObject | null,
  chance: () => number,
): CommonSettings {
  const own = schema === null || values === null ? null : requestedRatio(schema, values);
  const ratio = own === null ? null : (commonRatios.find((one) => hasRatio(one, own.width, own.height)) ?? simple(own));
  const locked = schema === null || values === null ? null : lockedSeed(schema, values);
  return { ratio, seed: String(locked ?? drawSeed({ minimum: 0, maximum: null, step: 1 }, chance())) };
}

/** The values of a model with the common settings, and which of them it does not have. */
export function withCommon(
  schema: JsonObject,
  values: JsonObject,
  { ratio, seed }: CommonSettings,
): { values: JsonObject; lacks: ('size' | 'seed')[] } {
  const sized = ratio === null ? values : withRatio(schema, values, ratio);
  const seeded = seedPattern.test(seed) ? withLockedSeed(schema, sized ?? values, seed) : null;
  return {
    values: seeded ?? sized ?? values,
    lacks: [...(sized === null ? (['size'] as const) : []), ...(seeded === null ? (['seed'] as const) : [])],
  };
}
