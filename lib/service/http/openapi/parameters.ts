import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';

/** Descriptions of path parameters. */
const pathDescriptions: Record<string, string> = {
  generation_id: 'Identifier of a generation, as the enqueue answered it.',
  model_id: 'Identifier of a model or one of its aliases; it may hold dots, slashes and colons.',
  namespace: 'Namespace of the repository.',
  repo_name: 'Name of the repository.',
  id: 'Identifier of a fine-tune.',
  branch: 'Branch of the repository.',
  path: 'Path of the file; it may hold slashes.',
  index: 'Which of the generation’s results, from 0.',
};

/** The parameters that a path template names. */
export function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathDescriptions[name],
    schema: { type: 'string' },
  }));
}

/** The query parameters that a schema reads. */
export function queryParameters(schema: z.ZodObject): JsonObject[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}
