import type { ToldEnd } from '../../database/studio-tables.ts';

/**
 * What a completion event says of an end. Its names differ from the record's: `url`, `error`. A service may say no more than
 * whose event it is.
 *
 * @returns null when it names no end
 */
export function readToldEnd(event: Record<string, unknown>): ToldEnd | null {
  const text = (name: string) => {
    const value = event[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  const status = event['status'];
  if (status !== 'succeeded' && status !== 'failed') return null;
  return { status, url: text('url') ?? text('result_url'), error: text('error') ?? text('error_message') };
}
