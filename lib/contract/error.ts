import { z } from 'zod';

/** Every error code that crosses HTTP, with the status it travels under. */
export const httpStatusOfCode = {
  invalid_params: 400,
  unauthenticated: 401,
  insufficient_credits: 402,
  forbidden: 403,
  resource_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  misdirected_request: 421,
  idempotency_mismatch: 422,
  limit_reached: 429,
  too_many_requests: 429,
  headers_too_large: 431,
  client_closed_request: 499,
  unknown_error: 500,
  not_implemented: 501,
  upstream_error: 502,
  unavailable: 503,
  upstream_timeout: 504,
  still_running: 504,
  insufficient_storage: 507,
} as const;
export type ErrorCode = keyof typeof httpStatusOfCode;

/** An issue of one field of a request. The pointer is a JSON pointer (RFC 6901) into the body, `''` for the whole. */
export const fieldIssueSchema = z.object({ pointer: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssueSchema>;

/** An error answer as both programs write it. */
export const errorBodySchema = z.object({
  error: z.object({
    type: z.string(),
    title: z.string(),
    detail: z.string(),
    /** The issues of fields, when the request's own fields caused the error. */
    fields: z.array(fieldIssueSchema).optional(),
  }),
  status: z.literal('error'),
  status_message: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

const titleOfCode: Partial<Record<ErrorCode, string>> = {
  invalid_params: 'Invalid parameters',
  unauthenticated: 'Not authenticated',
  resource_not_found: 'Not found',
  unknown_error: 'Something went wrong',
};

/** An expected failure with a code: the one error class of both programs. It becomes a response only at the edge. */
export class EaselError extends Error {
  override readonly name = 'EaselError';
  readonly code: ErrorCode;
  readonly fields: FieldIssue[];
  /** Seconds after which a retry makes sense, if known. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: FieldIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/**
 * Whether a thrown value is an `EaselError`. Next bundles this file more than once, so that `instanceof` would miss an
 * error from another bundle.
 */
export function isEaselError(thrown: unknown): thrown is EaselError {
  return thrown instanceof Error && thrown.name === 'EaselError' && 'code' in thrown && 'fields' in thrown;
}

/** The response body of an error. */
export function errorBody(error: EaselError): ErrorBody {
  const words = error.code.replaceAll('_', ' ');
  return {
    error: {
      type: error.code,
      title: titleOfCode[error.code] ?? words.charAt(0).toUpperCase() + words.slice(1),
      detail: error.message,
      ...(error.fields.length > 0 ? { fields: error.fields } : {}),
    },
    status: 'error',
    status_message: error.code,
  };
}

/** The message of another service's error response, from the most specific field that it has; null without one. */
export function readErrorMessage(body: unknown): string | null {
  if (typeof body === 'string') return body.trim() === '' ? null : body.trim();
  if (typeof body !== 'object' || body === null) return null;
  const outer = body as Record<string, unknown>;
  const inner =
    typeof outer['error'] === 'object' && outer['error'] !== null ? (outer['error'] as Record<string, unknown>) : {};
  const candidates = [
    inner['detail'],
    inner['message'],
    inner['title'],
    outer['error'],
    outer['detail'],
    outer['message'],
    outer['error_message'],
    outer['status_message'],
  ];
  const found = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : null;
}

/** The field issues of an error response; empty when it has none. */
export function readFieldIssues(body: unknown): FieldIssue[] {
  const parsed = z.looseObject({ error: z.looseObject({ fields: z.array(fieldIssueSchema) }) }).safeParse(body);
  return parsed.success ? parsed.data.error.fields : [];
}
