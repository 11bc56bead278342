import type { JsonObject, LooseModel } from '../../contract/model.ts';
import { exactSeed, type Seed } from '../../contract/seed.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioMedia } from '../../contract/studio/studio-media.ts';
import { carryOver } from '../../schema-form/carry-over/carry-over.ts';
import { isShown } from '../../schema-form/model/find-field.ts';
import type { MediaField, NumberField } from '../../schema-form/form-field.ts';
import { activeModel, createFormModel } from '../../schema-form/model/form-model.ts';
import { setAt } from '../../schema-form/set-at.ts';
import { initialValues } from '../../schema-form/values/initial-values.ts';
import { modelRequest } from '../../schema-form/values/model-request.ts';
import { drawSeeds, mainSeed, withDrawnSeed, withoutSeeds } from '../../schema-form/values/seeds.ts';
import { valuesOfRequest } from '../jobs/read-request.ts';
import { schemaOf } from './schema-of.ts';
import { ownCountName } from './own-count.ts';

/** How many results a variation has. */
export const variationCount = 4;

/** How far a variation goes from its image: the strength of image to image, of 0 (the same image) to 1 (another one). */
const strengths = { subtle: 0.3, strong: 0.7 } as const;
export type VariationLevel = keyof typeof strengths;

/** Names by which services call that strength. Others, as `image_strength`, mean the opposite or something else. */
const strengthName = /^(?:denoise|denoising|strength|(?:denoise|denoising|prompt|img2img)_strength)$/i;
/** Images that are not the one to start from. */
const secondaryImage = /mask|control|reference|style|face|pose|depth|canny|lora|last|tail|end/i;

/** How a model varies an image. */
interface ImageToImage {
  schema: JsonObject;
  image: MediaField;
  strength: NumberField;
}

/** Several requests of one press, which differ in their seeds. */
export interface SeededRequests {
  /** What is the same in all of them, and in every press. */
  written: JsonObject;
  /** @param chance returns 0 (inclusive) to 1 (exclusive) */
  draw: (chance: () => number) => JsonObject[];
}

/** The variations that a result can have; null where no model can make them. */
export interface Variations {
  /** Image to image with this model. */
  vary: { model: LooseModel; requests: (level: VariationLevel) => SeededRequests } | null;
  /** The same request with new seeds, in ascending order, none of which a shown result has. */
  more: SeededRequests | null;
}

/**
 * The variations of a result, by what its model's schema offers: image to image by the model itself or a sibling of it
 * (an image to start from and a strength), and new seeds (a seed).
 *
 * @param shownSeeds the seeds of its batch, its own included
 * @param models the models of the catalogue
 */
export function variationsOf(
  {
    job,
    media,
    model,
    shownSeeds,
  }: {
    job: Pick<StudioJob, 'request' | 'model'>;
    media: StudioMedia;
    model: LooseModel;
    shownSeeds: readonly (Seed | null)[];
  },
  models: readonly LooseModel[],
): Variations {
  const schema = schemaOf(model);
  if (schema === null || model.unavailable != null) return { vary: null, more: null };
  return { vary: varyOf({ job, media, model, schema }, models), more: moreOf(job, schema, shownSeeds) };
}

function moreOf(
  job: Pick<StudioJob, 'request'>,
  schema: JsonObject,
  shownSeeds: readonly (Seed | null)[],
): Variations['more'] {
  const request = ofOneResult(schema, job.request);
  const seed = mainSeed(schema, request);
  if (seed === null) return null;
  const written = withoutSeeds(schema, request);
  const taken = new Set(shownSeeds.flatMap((shown) => exactSeed(shown) ?? []));
  return {
    written,
    draw: (chance) =>
      drawSeeds(seed, { count: variationCount, taken, chance: chance() }).map((next) =>
        setAt(written, seed.pointer, next),
      ),
  };
}

function varyOf(
  {
    job,
    media,
    model,
    schema,
  }: { job: Pick<StudioJob, 'request' | 'model'>; media: StudioMedia; model: LooseModel; schema: JsonObject },
  models: readonly LooseModel[],
): Variations['vary'] {
  if (media.kind !== 'image') return null;
  const own = imageToImageOf(model);
  const sibling = own === null ? siblingOf(model, models) : null;
  const by = own ?? sibling?.by ?? null;
  if (by === null) return null;
  const base =
    sibling === null
      ? ofOneResult(schema, job.request)
      : modelRequest(
          sibling.model.id,
          by.schema,
          carryOver(
            { schema, values: valuesOfRequest(job.request), countsPrefills: true },
            { schema: by.schema, values: initialValues(by.schema) },
          ).values,
        );
  return {
    model: sibling?.model ?? model,
    requests: (level) => {
      const { minimum, maximum } = by.strength;
      const strength = Math.min(maximum ?? 1, Math.max(minimum ?? 0, strengths[level]));
      const started = setAt(withoutSeeds(by.schema, base), by.image.pointer, by.image.isMany ? [media.url] : media.url);
      const written = setAt(started, by.strength.pointer, strength);
      return {
        written,
        draw: (chance) => Array.from({ length: variationCount }, () => withDrawnSeed(by.schema, written, chance)),
      };
    },
  };
}

/** A request for one generation with one result. */
function ofOneResult(schema: JsonObject, request: JsonObject): JsonObject {
  const { num_generations: _count, ...one } = request;
  const name = ownCountName(schema);
  return name === null || one[name] === undefined ? one : { ...one, [name]: 1 };
}

/** The image that a model starts from, and the strength of the change; null where it lacks either. */
function imageToImageOf(model: LooseModel): ImageToImage | null {
  const schema = schemaOf(model);
  if (schema === null || model.unavailable != null) return null;
  const fields = activeModel(createFormModel(schema), {}).fields.filter(isShown);
  const strength = fields.find(
    (field) =>
      field.kind === 'number' &&
      strengthName.test(field.name) &&
      (field.maximum === null || field.maximum <= 1) &&
      (field.minimum === null || field.minimum >= 0),
  );
  const images = fields.filter(
    (field) => field.kind === 'media' && field.media === 'image' && !secondaryImage.test(field.name),
  );
  const [image, ...others] = images;
  if (strength?.kind !== 'number' || image?.kind !== 'media' || others.length > 0) return null;
  return { schema, image, strength };
}

/**
 * A model that does image to image as a sibling of one that does not: of the same family by its id (`a/b/text-to-image`
 * and `a/b/image-to-image`), else the only one of the same engine.
 */
function siblingOf(model: LooseModel, models: readonly LooseModel[]): { model: LooseModel; by: ImageToImage } | null {
  const engine = model.engine?.name ?? null;
  const able = models.flatMap((other) => {
    const by = other.id === model.id || (other.engine?.name ?? null) !== engine ? null : imageToImageOf(other);
    return by === null ? [] : { model: other, by };
  });
  const family = able.filter((other) => isFamily(other.model.id, model.id));
  if (family.length > 0) return family[0] ?? null;
  return engine !== null && able.length === 1 ? (able[0] ?? null) : null;
}

const parent = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('/')));

function isFamily(one: string, other: string): boolean {
  const isNested = one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
  // `owner/model` alone is an owner's, not a family.
  return isNested || (parent(one) === parent(other) && parent(one).includes('/'));
}
