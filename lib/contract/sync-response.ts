import { z } from 'zod';

const resultSchema = z.union([z.object({ url: z.string() }), z.object({ b64_json: z.string() })]);

/** `created` is in unix seconds; `note` is present when the record has one. */
const head = { model: z.string(), created: z.int(), note: z.string().optional() };

/** The answer of a synchronous image call. */
export const imageResponseSchema = z.object({ ...head, images: z.array(resultSchema) });

/** The answer of a synchronous video call. */
export const videoResponseSchema = z.object({ ...head, videos: z.array(resultSchema) });
