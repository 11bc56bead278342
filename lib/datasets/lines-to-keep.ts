import type { LineRange } from './check-rows.ts';
import { readBlocks, type DatasetSource } from './dataset-source.ts';

const newline = 0x0a;

/** A part of a file, in bytes, without its end. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The parts of a file that remain without some lines, byte for byte as they are.
 *
 * @param without the lines, in their order
 */
export async function linesToKeep(source: DatasetSource, without: readonly LineRange[]): Promise<ByteRange[]> {
  const kept: ByteRange[] = [];
  let at = 0;
  let line = 1;
  let next = 0;
  let start: number | null = 0;

  /** Called where a line begins. */
  function beginLine(): void {
    const range = without[next];
    const isWithin = range !== undefined && line >= range.from;
    if (isWithin && start !== null) {
      if (at > start) kept.push({ start, end: at });
      start = null;
    } else if (!isWithin) start ??= at;
    if (range !== undefined && line >= range.to) next += 1;
  }

  beginLine();
  for await (const block of readBlocks(source)) {
    const from = at;
    for (let found = block.indexOf(newline); found !== -1; found = block.indexOf(newline, found + 1)) {
      at = from + found + 1;
      line += 1;
      beginLine();
    }
    at = from + block.length;
  }
  if (start !== null && at > start) kept.push({ start, end: at });
  return kept;
}
