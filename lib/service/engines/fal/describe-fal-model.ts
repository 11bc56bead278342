import type { MediaType } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject, textOf } from '../../../schema-form/json.ts';
import { valueAt } from '../../../schema-form/json-pointer.ts';
import { resolveSchema } from '../../../schema-form/schema/resolve-schema.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import type { EngineModel } from '../engine.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { modelOfInput, unavailableModel } from '../model-of-input.ts';
import { readInputSchema } from '../schema/read-input-schema.ts';

/** Properties of the protocol: results as `data:` URIs would pass the queue, and webhooks need a public address. */
function isOfProtocol(name: string): boolean {
  return name === 'sync_mode' || /webhook/.test(name);
}

const contentSchema = '/content/application~1json/schema';

/** The schemas of bodies, of the operations of a method, that are objects. */
function schemasOf(document: JsonObject, pointer: string): JsonObject[] {
  const paths = isJsonObject(document['paths']) ? Object.values(document['paths']) : [];
  return paths.flatMap((path) => {
    const schema = valueAt(path, pointer);
    return isJsonObject(schema) ? [resolveSchema(schema, document).schema] : [];
  });
}

function mediaTypeOf(document: JsonObject): MediaType | null {
  const category = textOf(valueAt(document, '/info/x-fal-metadata/category')) ?? '';
  const [, kind] = /-to-(image|video)$/.exec(category) ?? [];
  if (kind !== undefined) return kind as MediaType;
  const outputs = schemasOf(document, `/get/responses/200${contentSchema}`).flatMap(({ properties }) =>
    isJsonObject(properties) ? Object.keys(properties) : [],
  );
  if (outputs.some((name) => /^videos?$/.test(name))) return 'video';
  return outputs.some((name) => /^images?$/.test(name)) ? 'image' : null;
}

/**
 * A model of fal from its OpenAPI document.
 *
 * @param name the engine's, for messages
 * @param document `openapi.json` of the queue for one endpoint; undefined when there is none
 * @throws EngineError `away` for a document of another shape
 */
export function describeFalModel(name: string, id: string, settings: ModelSettings, document: unknown): EngineModel {
  const model = settings.model ?? '';
  if (document !== undefined && (!isJsonObject(document) || !isJsonObject(document['paths'])))
    throw uselessAnswer(name);
  const root = document ?? {};
  const [input] = schemasOf(root, `/post/requestBody${contentSchema}`);
  if (input === undefined) return unavailableModel(id, settings, `${name} has no model “${model}”.`);
  const mediaType = settings.mediaType ?? mediaTypeOf(root);
  if (mediaType === null) {
    const remedy = 'If it does, set its “mediaType” in the settings.';
    return unavailableModel(id, settings, `“${model}” of ${name} generates neither images nor videos. ${remedy}`);
  }
  const title = settings.title ?? model.replace(/^fal-ai\//, '');
  const read = readInputSchema(input, root, { title, settings, isDropped: isOfProtocol });
  return modelOfInput(id, settings, { name, model, title, description: '', mediaType }, read);
}
