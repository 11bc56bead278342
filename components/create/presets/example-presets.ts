import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject } from '@/lib/contract/model';
import { carryInto } from '@/lib/schema-form/carry-over/carry-over';
import { exampleMessages } from './messages';

/** A preset that comes with Easel: a start for a task, whatever the model. */
export interface ExamplePreset {
  name: string;
  prompt: string;
  /** As in `16:9`; null leaves the size. */
  ratio: string | null;
}

const example = (name: keyof typeof exampleMessages.prompts, ratio: string | null): ExamplePreset => ({
  get name() {
    return exampleMessages[name];
  },
  prompt: exampleMessages.prompts[name],
  ratio,
});

/** The examples of each task; none where a task takes no words. */
export const examplePresets: Readonly<Record<Intent, readonly ExamplePreset[]>> = {
  make: [example('landscape', '16:9'), example('product', '1:1'), example('poster', '2:3')],
  edit: [example('eveningLight', null), example('quietBackground', null)],
  'cut-out': [example('mainSubject', null)],
  animate: [example('pushIn', null), example('wind', null)],
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
