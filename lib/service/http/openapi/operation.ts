import type { z } from 'zod';

/** One endpoint, as the document describes it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  tag: 'Generation' | 'Queue' | 'Events' | 'Models' | 'Fine-tunes' | 'Files' | 'Service';
  query?: z.ZodObject;
  /** Name of the body's schema; `images`, `videos`, `any` for generation bodies. */
  body?: 'images' | 'videos' | 'any' | 'CreateFineTune' | 'PatchFineTune' | 'file';
  /** Status and schema of the answer; a content type where it is no JSON. */
  answer: { status: 200 | 201 | 206; schema: string } | { status: 200; contentType: string };
  /** Statuses of the errors that it may answer with beside 401, 429, 500 and 503. */
  errors: number[];
  /** Whether it takes no key. */
  isOpen?: boolean;
}

/** An answer of JSON, by the name of its schema. */
export const json = (schema: string) => ({ status: 200, schema }) as const;
/** What any body may be refused for. */
export const bodyErrors = [400, 408, 413, 415, 507];
