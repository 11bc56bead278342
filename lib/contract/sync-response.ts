import { z } from 'zod';

const resultSchema = z.union([z.object({ url: z.string() }), z.object({ b64_json: z.string() })]);

/** The answer of a synchronous image call. `created` is in unix seconds. */
export const imageResponseSchema = z.object({ model: z.string(), created: z.int(), images: z.array(resultSchema) });

/** The answer of a synchronous video call. `created` is in unix seconds. */
export const videoResponseSchema = z.object({ model: z.string(), created: z.int(), videos: z.array(resultSchema) });
