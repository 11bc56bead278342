import type { TestClient } from '../test-client.ts';
import { resultsOfEach, wordsInEach } from './nonce-renderer.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';

async function read(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(hangBoundMs) });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.text();
}

/**
 * What is wrong with a generation's results, one sentence each. Empty when all results exist, complete and of one
 * attempt.
 */
async function errorsOf(id: string, clients: TestClient[]): Promise<string[]> {
  const [client, other] = clients;
  const record = await client?.record(id);
  if (record?.status !== 'succeeded') {
    const reason = record?.error_message ?? '';
    return /(?:lost|crashed) twice/.test(reason) ? [] : [`${id} is ${record?.status}: ${reason}`];
  }
  const elsewhere = await other?.record(id);
  const urls = [...record.results, ...(elsewhere?.results ?? [])].map(({ url }) => url);
  const texts = await Promise.all(urls.map(read));
  const words = new Set(texts.flatMap((text) => text.split('\n').filter((word) => word !== '')));
  const isWhole = texts.every((text) => text.split('\n').length === wordsInEach + 1);
  return [
    ...(record.results.length === resultsOfEach ? [] : [`${id} has ${record.results.length} results`]),
    ...(isWhole ? [] : [`${id} has a result that is not whole`]),
    ...(words.size === 1 ? [] : [`${id} has bytes of ${words.size} attempts`]),
  ];
}

/** Reads every result of some generations through every service, and returns what is wrong. */
export async function checkResults(ids: string[], clients: TestClient[]): Promise<string[]> {
  const errors: string[] = [];
  for (let from = 0; from < ids.length; from += 10) {
    const some = await Promise.all(ids.slice(from, from + 10).map((id) => errorsOf(id, clients)));
    errors.push(...some.flat());
  }
  return errors;
}
