import { connectionSchema, newConnectionSchema } from '../../contract/engines.ts';
import type { AuditEvent } from '../../contract/studio/audit-actions.ts';

async function readJson(body: ReadableStream<Uint8Array> | null): Promise<unknown> {
  try {
    return await new Response(body).json();
  } catch {
    return null;
  }
}

/**
 * The entry for a connected engine. Its address is named as the media service accepts it, without credentials.
 *
 * @param body of the request
 * @param answer of the media service
 */
export async function describeConnection(
  body: ReadableStream<Uint8Array> | null,
  answer: Response,
): Promise<AuditEvent> {
  const connection = newConnectionSchema.safeParse(await readJson(body));
  const engine = connectionSchema.safeParse(await readJson(answer.body));
  const name = engine.data?.name ?? '';
  const details = { address: connection.data?.url ?? '' };
  return { action: 'engine_connected', subject: { kind: 'engine', id: name, name }, details };
}
