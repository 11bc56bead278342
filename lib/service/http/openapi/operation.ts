import type { z } from 'zod';

/** The description of one endpoint. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  tag: 'Generation' | 'Queue' | 'Events' | 'Models' | 'Engines' | 'Fine-tunes' | 'Files' | 'Service';
  query?: z.ZodObject;
  /** Whether a header may name the person among those who share the key. */
  takesEndUser?: true;
  /** Name of the body's schema; `images`, `videos`, `any` for generation bodies. */
  body?:
    | 'images'
    | 'videos'
    | 'any'
    | 'CreateFineTune'
    | 'PatchFineTune'
    | 'file'
    | 'WorkflowForm'
    | 'TryForm'
    | 'NewConnection';
  /** Status and schema of the response; a content type where it is not JSON. */
  answer: { status: 200 | 201 | 206; schema: string } | { status: 200; contentType: string };
  /** Statuses of its errors, beside 401, 429, 500 and 503. */
  errors: number[];
  /** Whether it needs no key. */
  isOpen?: boolean;
}

/** A JSON response, by the name of its schema. */
export const json = (schema: string) => ({ status: 200, schema }) as const;
/** The errors of any body. */
export const bodyErrors = [400, 408, 413, 415, 507];
