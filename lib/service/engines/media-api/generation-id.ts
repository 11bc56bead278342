import { z } from 'zod';
import type { Handle } from '../engine.ts';

/** Whether a text can be one segment of a path: servers resolve dots, some also behind an encoded slash. */
const isSegment = (id: string) => !id.split('/').some((part) => /^\.{0,2}$/.test(part));

/** The id of a generation at the service. */
export const generationIdSchema = z.string().min(1).max(1000).refine(isSegment);

const handleSchema = z.looseObject({ generationId: generationIdSchema });

/** The handle of a generation. */
export function handleOf(generationId: string): Handle {
  return { generationId };
}

/** The generation that a handle names; null for a handle of another kind. */
export function generationIdOf(handle: Handle): string | null {
  return handleSchema.safeParse(handle).data?.generationId ?? null;
}
