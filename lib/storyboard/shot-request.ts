import type { JsonObject } from '../contract/model.ts';
import type { StoryboardContent, StoryboardShot } from '../contract/studio/storyboard.ts';
import { modelRequest } from '../schema-form/values/model-request.ts';
import { isReservedName } from '../schema-form/reserved-values.ts';
import type { ShotFit } from './shot-fit.ts';
import { lengthValue } from './shot-length.ts';
import { sharedSettingsSchema } from './shared-settings.ts';

/** A model as requests are written for it. */
export interface ShotModel {
  id: string;
  schema: JsonObject;
  fit: ShotFit;
}

/** The frames of a shot, by their addresses; null for none. */
export interface FrameAddresses {
  first: string | null;
  last: string | null;
}

/** The request of one shot: the shared settings, its prompt, length and frames, else the references. */
export function shotRequest(
  { id, schema, fit }: ShotModel,
  content: Pick<StoryboardContent, 'settings' | 'references'>,
  shot: Pick<StoryboardShot, 'prompt' | 'seconds'>,
  frames: FrameAddresses,
): JsonObject {
  const hasFrames = frames.first !== null || frames.last !== null;
  const names = new Set(Object.keys(sharedSettingsSchema(schema)['properties'] ?? {}));
  const shared = Object.entries(content.settings).filter(([name]) => names.has(name) || isReservedName(name));
  const { $mode: _mode, ...settings } = Object.fromEntries<unknown>(shared);
  const references = fit.references !== null && !(fit.isEither && hasFrames) ? content.references : [];
  const values: JsonObject = {
    ...settings,
    [fit.prompt]: shot.prompt,
    ...(fit.length === null ? {} : without(fit.length.name, lengthValue(fit.length, shot.seconds))),
    ...(fit.firstFrame === null ? {} : without(fit.firstFrame.name, frames.first)),
    ...(fit.lastFrame === null ? {} : without(fit.lastFrame.name, frames.last)),
    ...(fit.references === null || references.length === 0
      ? {}
      : { [fit.references.name]: references.slice(0, fit.references.most ?? references.length) }),
  };
  return modelRequest(id, schema, values);
}

function without(name: string, value: unknown): JsonObject {
  return value === undefined || value === null ? {} : { [name]: value };
}
