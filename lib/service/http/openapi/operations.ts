import { z } from 'zod';
import { fineTuneFilterSchema } from '../../fine-tunes/fine-tune-store.ts';
import { historyFilterSchema, queueFilterSchema } from '../filters.ts';

/** One endpoint, as the document tells it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  summary: string;
  tag: 'Generation' | 'Queue' | 'Events' | 'Models' | 'Fine-tunes' | 'Files' | 'Service';
  query?: z.ZodObject;
  /** Name of the body's schema; `images`, `videos`, `any` for generation bodies. */
  body?: 'images' | 'videos' | 'any' | 'CreateFineTune' | 'file';
  /** Status and schema of the answer; a content type where it is no JSON. */
  answer: { status: 200 | 201 | 206; schema: string } | { status: 200; contentType: string };
  /** Statuses of the errors that it may answer with beside 401, 429, 500 and 503. */
  errors: number[];
  /** Whether it takes no key. */
  isOpen?: boolean;
}

const json = (schema: string) => ({ status: 200, schema }) as const;
/** What any body may be refused for. */
const bodyErrors = [400, 408, 413, 415, 507];
const syncErrors = [...bodyErrors, 409, 501, 504];
const repository = '/api/repos/{namespace}/{repo_name}';
const tune = `${repository}/fine_tunes/{id}`;
const file = `${repository}/file/{branch}/{path}`;

/** Every endpoint of the service. */
export const operations: Operation[] = [
  {
    method: 'post',
    path: '/api/ai/images/generate',
    summary: 'Make pictures and wait for them',
    tag: 'Generation',
    body: 'images',
    answer: json('ImageResponse'),
    errors: syncErrors,
  },
  {
    method: 'post',
    path: '/api/ai/images/edit',
    summary: 'Edit, compose, upscale or cut out pictures and wait for them',
    tag: 'Generation',
    body: 'images',
    answer: json('ImageResponse'),
    errors: syncErrors,
  },
  {
    method: 'post',
    path: '/api/ai/videos/generate',
    summary: 'Make or convert a film and wait for it',
    tag: 'Generation',
    body: 'videos',
    answer: json('VideoResponse'),
    errors: syncErrors,
  },
  {
    method: 'post',
    path: '/api/ai/queue',
    summary: 'Enqueue generations',
    tag: 'Queue',
    body: 'any',
    answer: json('EnqueueResponse'),
    errors: bodyErrors,
  },
  {
    method: 'get',
    path: '/api/ai/queue',
    summary: 'List generations, active ones by default',
    tag: 'Queue',
    query: queueFilterSchema,
    answer: json('GenerationList'),
    errors: [400],
  },
  {
    method: 'get',
    path: '/api/ai/queue/{generation_id}',
    summary: 'Read one generation',
    tag: 'Queue',
    answer: json('GenerationRecord'),
    errors: [404],
  },
  {
    method: 'delete',
    path: '/api/ai/queue/{generation_id}',
    summary: 'Cancel one generation',
    tag: 'Queue',
    answer: json('CancelResponse'),
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/ai/generations',
    summary: 'Page through everything ever asked for, newest first',
    tag: 'Generation',
    query: historyFilterSchema,
    answer: json('GenerationHistory'),
    errors: [400],
  },
  {
    method: 'get',
    path: '/api/ai/generations/{generation_id}',
    summary: 'Read one generation of the history',
    tag: 'Generation',
    answer: json('GenerationHistoryEntry'),
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/events',
    summary: 'Hear what becomes of generations, as server-sent events',
    tag: 'Events',
    answer: { status: 200, contentType: 'text/event-stream' },
    errors: [],
  },
  {
    method: 'get',
    path: '/api/ai/models',
    summary: 'List the models',
    tag: 'Models',
    answer: json('ModelList'),
    errors: [],
  },
  {
    method: 'get',
    path: '/api/ai/models/search',
    summary: 'Search the models',
    tag: 'Models',
    query: z.object({ search: z.string().optional() }),
    answer: json('ModelList'),
    errors: [],
  },
  {
    method: 'get',
    path: '/api/ai/models/featured',
    summary: 'List a few models to begin with',
    tag: 'Models',
    answer: json('ModelList'),
    errors: [],
  },
  {
    method: 'get',
    path: '/api/ai/models/{model_id}',
    summary: 'Read one model with its request schema',
    tag: 'Models',
    answer: json('Model'),
    errors: [404],
  },
  {
    method: 'post',
    path: `${repository}/fine_tunes`,
    summary: 'Make a fine-tune',
    tag: 'Fine-tunes',
    body: 'CreateFineTune',
    answer: { status: 201, schema: 'FineTuneResponse' },
    errors: bodyErrors,
  },
  {
    method: 'get',
    path: `${repository}/fine_tunes`,
    summary: 'List a repository’s fine-tunes',
    tag: 'Fine-tunes',
    query: fineTuneFilterSchema,
    answer: json('FineTuneList'),
    errors: [400],
  },
  {
    method: 'get',
    path: tune,
    summary: 'Read one fine-tune',
    tag: 'Fine-tunes',
    answer: json('FineTuneResponse'),
    errors: [400, 404],
  },
  {
    method: 'post',
    path: `${tune}/tokenize`,
    summary: 'Tokenize the dataset of a created fine-tune',
    tag: 'Fine-tunes',
    answer: json('FineTuneResponse'),
    errors: [400, 404, 409],
  },
  {
    method: 'put',
    path: file,
    summary: 'Put a file into a repository',
    tag: 'Files',
    body: 'file',
    answer: json('FileResponse'),
    errors: bodyErrors,
  },
  {
    method: 'get',
    path: file,
    summary: 'Read a file of a repository',
    tag: 'Files',
    answer: { status: 200, contentType: 'application/octet-stream' },
    errors: [400, 404],
  },
  {
    method: 'get',
    path: '/media/{generation_id}/{index}',
    summary: 'Read a result by its signed link',
    tag: 'Service',
    query: z.object({ expires: z.string(), signature: z.string() }),
    answer: { status: 200, contentType: '*/*' },
    errors: [403, 404, 416],
    isOpen: true,
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    tag: 'Service',
    answer: { status: 200, contentType: 'application/json' },
    errors: [],
  },
  {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the service can work',
    tag: 'Service',
    answer: { status: 200, contentType: 'application/json' },
    errors: [],
    isOpen: true,
  },
  {
    method: 'get',
    path: '/metrics',
    summary: 'What this process tells Prometheus: to its own machine, and to whoever has the metrics key',
    tag: 'Service',
    answer: { status: 200, contentType: 'text/plain' },
    errors: [401],
    isOpen: true,
  },
];
