import type { JsonObject } from '../contract/model.ts';
import type { StoryboardContent } from '../contract/studio/storyboard.ts';
import { carryOver } from '../schema-form/carry-over/carry-over.ts';
import { roleOf } from '../schema-form/kinds/field-role.ts';
import { createFormModel } from '../schema-form/model/form-model.ts';
import { type AspectRatio, readAspectRatio, reduceRatio } from '../schema-form/sizes/aspect-ratio.ts';
import { sharedSettingsSchema } from './shared-settings.ts';
import { type ShotModel, shotRequest } from './shot-request.ts';

const usualRatio = { width: 16, height: 9 };

/** The aspect ratio of the shots, by their shared settings and the model's defaults; 16:9 where it is left open. */
export function shotRatio(schema: JsonObject, settings: JsonObject): AspectRatio {
  const fields = createFormModel(sharedSettingsSchema(schema)).fields;
  const valueOf = (role: 'ratio' | 'width' | 'height') => {
    const field = fields.find((candidate) => roleOf(candidate) === role);
    return field === undefined ? null : (settings[field.name] ?? field.defaultValue);
  };
  const named = readAspectRatio(valueOf('ratio'));
  if (named !== null) return named;
  const [width, height] = [Number(valueOf('width')), Number(valueOf('height'))];
  return (width > 0 && height > 0 ? reduceRatio(width, height) : null) ?? usualRatio;
}

/** The request of the image that a shot starts with: its prompt, the references, and the aspect ratio of the shots. */
export function frameRequest(
  model: ShotModel,
  references: StoryboardContent['references'],
  prompt: string,
  ratio: AspectRatio,
): JsonObject {
  const text = `${ratio.width}:${ratio.height}`;
  const from = {
    schema: { type: 'object', properties: { aspect_ratio: { type: 'string', enum: [text] } } },
    values: { aspect_ratio: text },
  };
  const { values } = carryOver(from, { schema: sharedSettingsSchema(model.schema), values: {} });
  const { settings, shot } = { settings: values, shot: { prompt, seconds: null } };
  return shotRequest(model, { settings, references }, shot, { first: null, last: null });
}
