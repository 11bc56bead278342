import { z } from 'zod';
import { endUserHeader, endUserPattern } from '../../../contract/end-user.ts';
import type { JsonObject } from '../../../contract/model.ts';

/** Descriptions of path parameters. */
const pathDescriptions: Record<string, string> = {
  generation_id: 'ID of a generation, as returned by the queue.',
  model_id: 'ID or alias of a model. Can contain dots, slashes and colons.',
  engine: 'Name of the engine in the settings.',
  engine_model: 'ID of a model of the engine. Can contain dots, slashes and colons.',
  namespace: 'Namespace of the repository.',
  repo_name: 'Name of the repository.',
  id: 'ID of a fine-tune.',
  branch: 'Branch of the repository.',
  path: 'Path of the file. Can contain slashes.',
  index: 'Index of the result, starting at 0.',
};

/** The header that names a person. */
export const endUserParameter: JsonObject = {
  name: endUserHeader,
  in: 'header',
  required: false,
  description: 'An id of the person among those who share the key. People take turns.',
  schema: { type: 'string', pattern: endUserPattern.source },
};

/** The parameters in a path template. */
export function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathDescriptions[name],
    schema: { type: 'string' },
  }));
}

/** The query parameters in a schema. */
export function queryParameters(schema: z.ZodObject): JsonObject[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}
