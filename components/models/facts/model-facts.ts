import { type Intent } from '@/lib/client/models/intents';
import { intentsOf, makesVideo } from '@/lib/client/models/model-intents';
import { type MediaField, mediaFieldsOf } from '@/lib/client/models/media-fields';
import { originalTexts } from '@/lib/client/models/original-texts';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';

/** What goes into a model or comes out of it, in the order in which it is shown. */
export const media = ['text', 'image', 'video', 'audio'] as const;
export type Medium = (typeof media)[number];

/** What is read from a model's schema and texts: what it takes, makes and does. */
export interface ModelFacts {
  intents: Intent[];
  inputs: Medium[];
  outputs: Medium[];
  /** The fields that take media. */
  fields: MediaField[];
  /** The schema's parameters by name. */
  parameters: Readonly<Record<string, JsonObject>>;
  required: readonly string[];
}

const audioSetting = /(^|_)(audio|sound)($|_)/;
const audioText = /\bwith (?:[\w-]+ ){0,2}(?:audio|sound|music|speech)\b|\btext.to.(?:speech|music|audio)\b/i;

/** Whether a model's videos have audio: it says so, or has a setting for it. */
function makesAudio(model: LooseModel, parameters: Readonly<Record<string, JsonObject>>): boolean {
  if (model.capabilities?.output.includes('audio') === true) return true;
  const settings = Object.keys(parameters).filter((name) => parameters[name]?.['type'] === 'boolean');
  const { display_name: name, summary } = originalTexts(model);
  const texts = `${name ?? ''} ${summary ?? ''}`;
  return makesVideo(model) && (settings.some((name) => audioSetting.test(name)) || audioText.test(texts));
}

const known = new WeakMap<LooseModel, ModelFacts>();

/** The facts of a model. They are read once for each object. */
export function factsOf(model: LooseModel): ModelFacts {
  const facts = known.get(model) ?? readFacts(model);
  known.set(model, facts);
  return facts;
}

function readFacts(model: LooseModel): ModelFacts {
  const schema = schemaOf(model);
  const fields = mediaFieldsOf(schema);
  const properties = isJsonObject(schema?.['properties']) ? schema['properties'] : {};
  const parameters = Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
  const required = Array.isArray(schema?.['required']) ? schema['required'].map(String) : [];
  const given = model.capabilities?.input ?? [];
  const taken = new Set<string>([...given, ...fields.map(({ kind }) => kind ?? 'image')]);
  if ('prompt' in parameters || taken.size === 0) taken.add('text');
  const made = new Set<string>(model.capabilities?.output ?? []);
  if (!made.has('audio') || made.size > 1) made.add(makesVideo(model) ? 'video' : 'image');
  if (makesAudio(model, parameters)) made.add('audio');
  return {
    intents: intentsOf(model),
    inputs: media.filter((medium) => taken.has(medium)),
    outputs: media.filter((medium) => made.has(medium)),
    fields,
    parameters,
    required,
  };
}
