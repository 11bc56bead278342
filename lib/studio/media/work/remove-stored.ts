import { inArray, or } from 'drizzle-orm';
import { media } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../studio-context.ts';
import { mediaKeys } from '../media-keys.ts';

/** Removes from storage whatever belongs to a file that is gone, but what the row of another file names. */
export async function removeStored(context: StudioContext, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of context.storage.list(mediaKeys(id).base)) keys.push(key);
  if (keys.length === 0) return;
  const columns = [
    media.storageKey,
    media.thumbnailKey,
    media.posterKey,
    media.waveformKey,
    media.stripKey,
    media.previewKey,
  ];
  const rows = await context.database
    .select()
    .from(media)
    .where(or(...columns.map((column) => inArray(column, keys))));
  const needed = new Set(
    rows.flatMap((row) => [
      row.storageKey,
      row.thumbnailKey,
      row.posterKey,
      row.waveformKey,
      row.stripKey,
      row.previewKey,
    ]),
  );
  for (const key of keys) if (!needed.has(key)) await context.storage.delete(key);
}
