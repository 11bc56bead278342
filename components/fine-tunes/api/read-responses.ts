import { z } from 'zod';
import { looseFineTuneListSchema, looseFineTuneResponseSchema } from '@/lib/contract/fine-tunes/fine-tune';
import { tokenizationSchema } from '@/lib/contract/fine-tunes/tokenization';
import { type FineTuneView, readFineTune } from '@/lib/client/fine-tunes/fine-tune';

// A separate chunk, because it includes zod.

const schemas = { readTokenization: (value: unknown) => tokenizationSchema.safeParse(value).data ?? null };
const wholeNumber = z.number().int().nonnegative().nullish().catch(null);
const pageSchema = z.looseObject({ total_pages: wholeNumber, total_entries: wholeNumber });

/** A page of a repository's fine-tunes. */
export interface FineTunePage {
  fineTunes: FineTuneView[];
  /** Null where the service does not report it. */
  totalPages: number | null;
  totalEntries: number | null;
}

/** One line of a fine-tune's log. */
export interface LogLine {
  sequence: number;
  at: string | null;
  level: 'info' | 'warning' | 'error';
  message: string;
}

/** Reads a page of fine-tunes from any service. Throws for anything else. */
export function readFineTunePage(body: unknown): FineTunePage {
  const page = pageSchema.parse(body);
  return {
    fineTunes: looseFineTuneListSchema.parse(body).fine_tunes.map((row) => readFineTune(row, schemas)),
    totalPages: page.total_pages ?? null,
    totalEntries: page.total_entries ?? null,
  };
}

/** Reads a wrapped fine-tune from any service. Throws for anything else. */
export function readFineTuneResponse(body: unknown): FineTuneView {
  return readFineTune(looseFineTuneResponseSchema.parse(body).fine_tune, schemas);
}

const lineSchema = z.looseObject({
  sequence: z.number().optional(),
  at: z.string().nullish().catch(null),
  level: z.enum(['info', 'warning', 'error']).catch('info'),
  message: z.string(),
});
const logsSchema = z.looseObject({ logs: z.union([z.string(), z.array(z.unknown())]) });

/** Reads a log: lines as our service writes them, plain strings, or one text. Throws for anything else. */
export function readLogs(body: unknown): LogLine[] {
  const { logs } = logsSchema.parse(body);
  const entries = typeof logs === 'string' ? logs.split('\n').filter((line) => line.trim() !== '') : logs;
  return entries.flatMap((entry, index): LogLine[] => {
    if (typeof entry === 'string') return [{ sequence: index + 1, at: null, level: 'info', message: entry }];
    const line = lineSchema.safeParse(entry);
    if (!line.success) return [];
    const { sequence = index + 1, at = null, level, message } = line.data;
    return [{ sequence, at: at ?? null, level, message }];
  });
}
