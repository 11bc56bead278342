import type { RowsReport } from '@/lib/datasets/check-rows';
import { decodeUtf8 } from '@/lib/datasets/decode-utf8';
import { linesToKeep } from '@/lib/datasets/lines-to-keep';
import { openDataset } from '@/lib/datasets/open-dataset';
import { browserCodecs, browserSource } from './browser-source';
import type { PreparedDataset } from './prepare-dataset';

function asBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** A value of a Parquet file in JSON: bytes are a text, or else an image as a `data:` URL. */
function jsonValue(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (!(value instanceof Uint8Array)) return value;
  return decodeUtf8(value) ?? `data:application/octet-stream;base64,${asBase64(value)}`;
}

async function withoutRows({ file, format }: PreparedDataset, without: ReadonlySet<number>): Promise<Blob[]> {
  const dataset = await openDataset(browserSource(file), format, browserCodecs);
  const parts: Blob[] = [];
  for await (const { rows } of dataset.read(dataset.columns)) {
    const kept = rows.flatMap((row) =>
      'values' in row && !without.has(row.row) ? [`${JSON.stringify(row.values, jsonValue)}\n`] : [],
    );
    if (kept.length > 0) parts.push(new Blob(kept));
  }
  return parts;
}

const cleanedName = (name: string, extension: string) => name.replace(/\.[^.]*$/, `-cleaned.${extension}`);

/**
 * A copy of a dataset without its rows with issues. A file of lines keeps its other lines byte for byte; Parquet becomes
 * JSON lines.
 */
export async function leaveOut(prepared: PreparedDataset, report: RowsReport): Promise<File> {
  const { file, format } = prepared;
  if (format === 'parquet') {
    const parts = await withoutRows(prepared, report.badRows);
    return new File(parts, cleanedName(file.name, 'jsonl'), { type: 'application/jsonl' });
  }
  const kept = await linesToKeep(browserSource(file), report.badLines);
  const parts = kept.map(({ start, end }) => file.slice(start, end));
  return new File(parts, cleanedName(file.name, file.name.split('.').at(-1) ?? format), { type: file.type });
}
