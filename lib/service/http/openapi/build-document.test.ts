import { Validator as SchemaValidator } from '@cfworker/json-schema';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { createCatalogue } from '../../models/catalogue.ts';
import { hostedModels, models } from '../../models/registry.ts';
import { createMetrics } from '../../metrics/create-metrics.ts';
import { createLogger } from '../../../logging/create-logger.ts';
import { createApp } from '../create-app.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { readSubmission } from '../requests/read-submission.ts';
import { buildDocument } from './build-document.ts';
import { exampleBodyOf } from './example-body.ts';
import { bodySchemaName } from './schemas.ts';

interface Body {
  requestBody?: { content: Record<string, { schema: JsonObject; examples?: Record<string, { value: JsonObject }> }> };
}
interface Document {
  paths: Record<string, Record<string, Body & { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, JsonObject> };
}

const catalogue = createCatalogue();

// No request is sent to it: only its routes are read.
const app = createApp({
  metrics: createMetrics(),
  logger: createLogger('service', 'silent'),
  apiKeys: [],
  draining: new AbortController().signal,
  catalogue,
} as unknown as HttpDependencies);
const document = buildDocument({ url: 'http://127.0.0.1:4000', catalogue }) as unknown as Document;

/** A path without the names of its parameters, which differ in the document. */
const shapeOf = (path: string) => path.replaceAll(/:\w+(\{[^}]*\})?|\{\w+\}/g, '*');

const statuses = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});

const named = (kind: string | null) =>
  [...models, ...hostedModels]
    .filter(({ mediaType }) => kind === null || mediaType === kind)
    .map((model) => `#/components/schemas/${bodySchemaName(model)}`);

const bodyOf = (path: string) => document.paths[path]?.['post']?.requestBody?.content['application/json'];

describe('buildDocument', () => {
  it('is valid', async () => {
    expect(await new Validator().validate(structuredClone(document) as never)).toMatchObject({ valid: true });
  });

  it('describes every route of the service, and no other', () => {
    const routed = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${shapeOf(path)}`);
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'parameters')
        .map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
    );
    expect(new Set(documented)).toEqual(new Set(routed));
  });

  it('discriminates models by the model field, at each endpoint that accepts them', () => {
    const references = (path: string) =>
      ((bodyOf(path)?.schema['oneOf'] ?? []) as { $ref: string }[]).map(({ $ref }) => $ref);
    expect(references('/api/ai/queue')).toEqual(named(null));
    expect(references('/api/ai/images/edit')).toEqual(named('image'));
    expect(references('/api/ai/images/generate')).toEqual(named('image'));
    expect(references('/api/ai/videos/generate')).toEqual(named('video'));
    const discriminator = bodyOf('/api/ai/queue')?.schema['discriminator'] as { mapping: Record<string, string> };
    for (const model of [...models, ...hostedModels])
      expect(discriminator.mapping[model.id]).toContain(bodySchemaName(model));
  });

  it.each(models.map((model) => [model.id, model] as const))('gives a valid example of %s', (id, model) => {
    const example = exampleBodyOf(model);
    expect(bodyOf('/api/ai/queue')?.examples?.[id]?.value).toEqual(example);
    expect(() => readSubmission(catalogue, example, 'queue')).not.toThrow();
    const schema = document.components.schemas[bodySchemaName(model)] ?? {};
    expect(new SchemaValidator(schema, '2020-12').validate(example).errors).toEqual([]);
  });

  it('describes the errors of every call', () => {
    expect(statuses('/api/ai/queue', 'post')).toEqual([
      '200',
      '400',
      '401',
      '408',
      '413',
      '415',
      '429',
      '500',
      '503',
      '507',
    ]);
    expect(statuses('/api/ai/videos/generate', 'post')).toEqual(expect.arrayContaining(['409', '501', '504']));
    expect(statuses('/healthz', 'get')).not.toContain('401');
  });
});
