import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { JsonObject } from '../../../contract/model.ts';
import type { ModelCatalogue } from '../../models/catalogue.ts';
import type { CatalogueModel } from '../../models/model-definition.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { exampleBodyOf } from './example-body.ts';
import { endUserParameter, pathParameters, queryParameters } from './parameters.ts';
import { bodySchemaName, documentSchemas } from './schemas.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const errorDescriptions: Record<number, string> = {
  400: 'The request is invalid. Every issue is listed with its field.',
  401: 'The API key is missing or invalid.',
  403: 'The link is invalid or has expired, or this key may not change engines.',
  404: 'The resource does not exist, or belongs to another key.',
  408: 'The body arrived too slowly.',
  409: 'The current state does not allow this.',
  413: 'The body is too large.',
  415: 'The body has the wrong content type.',
  416: 'The range is outside the file.',
  429: 'This key sends too many requests, or has too many generations waiting.',
  500: 'The service failed.',
  501: 'Not supported: the renderer does not support this model, or no trainer is registered.',
  503: 'The service is shutting down, can’t reach its database or an engine, or is handling too many request bodies.',
  504: 'The generation takes longer than the time limit for waiting, and is still running.',
  507: 'The service has no disk space left.',
};

/** An example of the stream; the data of events are `UpdatedEvent`, `CompletedEvent` and `FineTuneEvent`. */
const eventStream = {
  schema: {
    type: 'string' as const,
    description: 'Server-sent events. The data of each is an UpdatedEvent, CompletedEvent or FineTuneEvent.',
  },
  example: 'event: media_generation_updated\ndata: {"generation_id":"…","status":"processing","progress":0.5}\n\n',
};

type Content = NonNullable<NonNullable<RouteConfig['request']>['body']>['content'];

function bodyOf(body: NonNullable<Operation['body']>, catalogue: ModelCatalogue): Content {
  if (body === 'file') {
    return {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', format: 'binary' }, message: { type: 'string' } },
        },
      },
    };
  }
  if (body === 'WorkflowForm' || body === 'TryForm') {
    const parameters = {
      type: 'string' as const,
      contentMediaType: 'application/json',
      description: 'Values by field.',
    };
    return {
      'multipart/form-data': {
        schema: {
          type: 'object',
          description: 'Has one of file, run and model.',
          properties: {
            file: {
              type: 'string',
              format: 'binary',
              description: 'A workflow as API JSON, or an image or video that ComfyUI saved.',
            },
            run: { type: 'string', description: 'ID of a run that the engine remembers.' },
            model: { type: 'string', description: 'ID of a model of the engine, for its workflow.' },
            settings: {
              type: 'string',
              contentMediaType: 'application/json',
              description: 'A NewEngineModel as JSON.',
            },
            ...(body === 'TryForm' ? { parameters } : {}),
          },
        },
      },
    };
  }
  if (body === 'CreateFineTune' || body === 'PatchFineTune' || body === 'NewConnection')
    return { 'application/json': { schema: reference(body) } };
  const isWanted = ({ mediaType }: CatalogueModel) => body === 'any' || `${mediaType}s` === body;
  const wanted = catalogue.list().filter(isWanted);
  const named = [...wanted, ...catalogue.listHosted().filter(isWanted)];
  const mapping = named.map((model) => [model.id, reference(bodySchemaName(model)).$ref]);
  const schema = {
    oneOf: named.map((model) => reference(bodySchemaName(model))),
    discriminator: { propertyName: 'model', mapping: Object.fromEntries(mapping) as Record<string, string> },
  };
  const examples = Object.fromEntries(
    wanted.map((model) => [model.id, { summary: model.summary, value: exampleBodyOf(model) }]),
  );
  return { 'application/json': { schema, examples } };
}

function answersOf({ answer, errors, isOpen }: Operation): RouteConfig['responses'] {
  const content =
    'schema' in answer
      ? { 'application/json': { schema: reference(answer.schema) } }
      : { [answer.contentType]: answer.contentType === 'text/event-stream' ? eventStream : {} };
  const statuses = [...errors, ...(isOpen === true ? [] : [401, 429]), 500, 503].toSorted((one, other) => one - other);
  const error = { 'application/json': { schema: reference('Error') } };
  const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } } };
  return {
    [answer.status]: { description: 'Success.', content },
    ...Object.fromEntries(
      statuses.map((status) => {
        const headers = status === 429 || status === 503 ? { headers: retryAfter } : {};
        return [status, { description: errorDescriptions[status] ?? '', content: error, ...headers }];
      }),
    ),
  };
}

/** The OpenAPI 3.1 document of the service. */
export function buildDocument({ url, catalogue }: { url: string; catalogue: ModelCatalogue }): JsonObject {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  for (const [name, schema] of Object.entries(documentSchemas(catalogue)))
    registry.registerComponent('schemas', name, schema);
  registry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  for (const operation of operations) {
    const { method, path, summary, tag, query, body, takesEndUser } = operation;
    registry.registerPath({
      method,
      path,
      summary,
      tags: [tag],
      operationId: `${method} ${path}`.replaceAll(/[^a-z0-9]+/gi, '_').replace(/_$/, ''),
      security: operation.isOpen === true ? [] : [{ key: [] }],
      parameters: [
        ...pathParameters(path),
        ...(query === undefined ? [] : queryParameters(query)),
        ...(takesEndUser === true ? [endUserParameter] : []),
      ] as never,
      ...(body === undefined ? {} : { request: { body: { required: true, content: bodyOf(body, catalogue) } } }),
      responses: answersOf(operation),
    });
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Easel media service',
      version: '0.1.0',
      description: 'Generates and edits images and videos, and tokenizes datasets for fine-tunes.',
    },
    servers: [{ url }],
  }) as unknown as JsonObject;
}
