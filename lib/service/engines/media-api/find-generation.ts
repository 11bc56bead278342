import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { Handle } from '../engine.ts';
import type { EngineClient } from '../engine-client.ts';
import { generationIdSchema, handleOf } from './generation-id.ts';

const recordSchema = z.looseObject({ generation_id: generationIdSchema });
const listingSchema = z.looseObject({
  generations: z.array(z.unknown()),
  total_pages: z.number().optional().catch(undefined),
});

const pageSize = 1000;

/** The request may still be on its way into the service's database. */
const secondLookMs = 1000;

/** What one look through the listings found. */
type Look = Handle | 'absent' | 'unknown';

/**
 * Looks for the generation that a request created, by the request's id. An Easel filters its listings by it and has it
 * in its records; others ignore the filter, and know request ids or not.
 *
 * @param options.isEasel asks whether the service is an Easel, of which an empty list is an answer
 * @throws EngineError `away`
 */
export async function findGeneration(
  { client, isEasel }: { client: EngineClient; isEasel: (signal: AbortSignal) => Promise<boolean> },
  key: string,
  signal: AbortSignal,
): Promise<Handle | 'never arrived' | 'unknown'> {
  const first = await look(client, isEasel, key, signal);
  if (first !== 'absent') return first;
  await wait(secondLookMs, undefined, { signal });
  const second = await look(client, isEasel, key, signal);
  return second === 'absent' ? 'never arrived' : second;
}

async function look(
  client: EngineClient,
  isEasel: (signal: AbortSignal) => Promise<boolean>,
  key: string,
  signal: AbortSignal,
): Promise<Look> {
  const filter = { request_id: key, page: '1', page_size: String(pageSize) };
  const active = lookIn(await client.read(apiPath`/api/ai/queue`, signal, filter), key);
  if (typeof active === 'object') return active;
  const ended = lookIn(await client.read(apiPath`/api/ai/generations`, signal, filter), key);
  if (typeof ended === 'object') return ended;
  if (active === 'unknown' || ended === 'unknown') return 'unknown';
  if (active === 'absent' && ended === 'absent') return 'absent';
  return ended === 'absent' || (await isEasel(signal)) ? 'absent' : 'unknown';
}

/** `empty`: nothing is listed, which says nothing about a service that may not know request ids. */
function lookIn(json: unknown, key: string): Handle | 'absent' | 'empty' | 'unknown' {
  const listing = listingSchema.safeParse(json);
  if (!listing.success) return 'unknown';
  const { generations, total_pages: pages = 1 } = listing.data;
  const records: JsonObject[] = generations.flatMap((entry) => recordSchema.safeParse(entry).data ?? []);
  const found = records.find((record) => record['request_id'] === key);
  if (found !== undefined) return handleOf(String(found['generation_id']));
  if (generations.length === 0) return 'empty';
  // Further pages, of a service that ignores the filter, may have it.
  const isWhole = generations.length < pageSize && pages <= 1 && records.length === generations.length;
  return isWhole && records.every((record) => 'request_id' in record) ? 'absent' : 'unknown';
}
