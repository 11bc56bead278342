import { z } from 'zod';

/**
 * The fields that any generation body may carry beside the model's own parameters. They steer the call, not the
 * image, so no model's schema names them.
 */
export const callOptionsSchema = z.object({
  /** How a synchronous call returns its media: an address, or the bytes themselves. */
  response_format: z.enum(['url', 'b64_json']).optional(),
  /** How many generations one enqueue creates, 1 to 4. */
  num_generations: z.int().min(1).max(4).optional(),
  target_namespace: z.string().max(255).optional(),
  target_repo: z.string().max(255).optional(),
  target_directory: z.string().max(1024).optional(),
});
export type CallOptions = z.infer<typeof callOptionsSchema>;

/** The names of the call options, which are removed from a body before the model's schema checks it. */
export const callOptionNames = Object.keys(callOptionsSchema.shape) as (keyof CallOptions)[];

/** Any generation body: a model and its parameters. */
export const generationRequestSchema = z.looseObject({ model: z.string().min(1).max(255) });
