import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject } from '@/lib/contract/model';
import { carryInto } from '@/lib/schema-form/carry-over/carry-over';

/** A preset that comes with Easel: a start for a task, whatever the model. */
export interface ExamplePreset {
  name: string;
  prompt: string;
  /** As in `16:9`; null leaves the size. */
  ratio: string | null;
}

/** The examples of each task; none where a task takes no words. */
export const examplePresets: Readonly<Record<Intent, readonly ExamplePreset[]>> = {
  make: [
    {
      name: 'Wide landscape',
      prompt: 'A wide valley at first light, mist over a river, pine trees in front, soft warm colours',
      ratio: '16:9',
    },
    {
      name: 'Product on a table',
      prompt: 'A ceramic mug on a wooden table by a window, soft window light, shallow depth of field',
      ratio: '1:1',
    },
    {
      name: 'Poster',
      prompt: 'A minimal travel poster of a lighthouse on a cliff, flat vector illustration, three colours',
      ratio: '2:3',
    },
  ],
  edit: [
    { name: 'Evening light', prompt: 'Change the light to a warm evening, keep everything else', ratio: null },
    { name: 'Quiet background', prompt: 'Replace the background by a plain light grey wall', ratio: null },
  ],
  'cut-out': [{ name: 'The main subject', prompt: 'the main subject', ratio: null }],
  animate: [
    { name: 'Slow push-in', prompt: 'The camera moves slowly closer, everything else is still', ratio: null },
    { name: 'Gentle wind', prompt: 'A gentle wind moves leaves and hair, the camera is still', ratio: null },
  ],
  upscale: [],
  convert: [],
};

const schema = {
  type: 'object',
  properties: { prompt: { type: 'string' }, aspect_ratio: { type: 'string', enum: ['16:9', '1:1', '2:3'] } },
};

/** The values of a form with an example in it: its prompt, and its proportions as far as the model has them. */
export function withExample(form: { schema: JsonObject; values: JsonObject }, example: ExamplePreset): JsonObject {
  const given = { prompt: example.prompt, ...(example.ratio === null ? {} : { aspect_ratio: example.ratio }) };
  return carryInto(form.schema, form.values, { schema, values: given, countsPrefills: true }).values;
}
