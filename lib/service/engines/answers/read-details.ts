import { z } from 'zod';
import { readErrorMessage } from '../../../contract/error.ts';

/** An issue at a path below the body or the input. */
export interface Detail {
  path: (string | number)[];
  message: string;
  /** A code, such as `content_policy_violation`; empty when it has none. */
  type: string;
}

const mostDetails = 50;

const detailSchema = z.looseObject({
  detail: z.array(
    z
      .looseObject({
        loc: z.array(z.union([z.string(), z.number()])).catch([]),
        msg: z.string(),
        type: z.string().catch(''),
      })
      .nullable()
      .catch(null),
  ),
});

/**
 * The issues of an error answer as FastAPI writes it, which fal, vLLM and Replicate use: `detail: [{loc, msg, type}]`
 * (https://fastapi.tiangolo.com/tutorial/handling-errors/).
 */
export function readDetails(body: unknown): Detail[] {
  const parsed = detailSchema.safeParse(body);
  if (!parsed.success) return [];
  return parsed.data.detail.slice(0, mostDetails).flatMap((entry) => {
    if (entry === null) return [];
    const path = entry.loc[0] === 'body' ? entry.loc.slice(1) : entry.loc;
    return [{ path, message: entry.msg, type: entry.type }];
  });
}

/** The reason that an error answer gives: that of its issues, else its message; null without one. */
export function readReason(body: unknown): string | null {
  const details = readDetails(body).map(({ message }) => message);
  if (details.length > 0) return [...new Set(details)].join(' ');
  return typeof body === 'object' ? readErrorMessage(body) : null;
}
