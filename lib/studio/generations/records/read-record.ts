import {
  looseGenerationRecordSchema,
  readProgress,
  type LooseGenerationRecord,
} from '../../../contract/generation-record.ts';
import { mediaTypeSchema } from '../../../contract/media-kind.ts';
import { seedOf } from '../../../contract/seed.ts';
import { toMicros } from '../../limits/money.ts';
import { failedWith, type JobChange } from './job-rows.ts';
import { findMentionedFields } from './upstream-message.ts';

/** The end of the year 9999: later times have no common text form. */
const lastSecond = 253_402_300_799;
const longestNote = 1000;
const longestRunSeconds = 7 * 24 * 60 * 60;

/**
 * The change of a job that a record of the media service implies; null when it is no record of that generation. While
 * the generation runs, the job's error stays: it says why the job could not be cancelled.
 */
export function readRecord(json: unknown, generationId: string, request: Record<string, unknown>): JobChange | null {
  const parsed = looseGenerationRecordSchema.safeParse(json);
  if (!parsed.success || parsed.data.generation_id !== generationId) return null;
  const record = parsed.data;
  const mediaType = mediaTypeSchema.safeParse(record.media_type);
  const common: JobChange = {
    ...(mediaType.success ? { mediaType: mediaType.data } : {}),
    ...(record.started_at == null ? {} : { startedAt: readUnixSeconds(record.started_at) }),
    upstreamStatus: null,
    note: null,
    ...readSeeds(record),
    ...readCost(record, request),
  };
  switch (record.status) {
    case 'queued':
      return { ...common, status: 'queued', note: trimmedNote(record.note) };
    case 'processing':
      return { ...common, ...readCourse(record), status: 'processing' };
    case 'succeeded': {
      const urls = resultsOf(record).map(({ url }) => url);
      const first = record.result_url ?? '';
      const resultUrls = urls.length > 0 ? urls : [first].filter((url) => url !== '');
      const runSeconds = readRunSeconds(record);
      const rendererNote = trimmedNote(record.renderer?.note);
      const facts = { resultUrls, isSeedRead: true, runSeconds, rendererNote };
      return { ...common, status: 'keeping', error: null, progress: 1, ...facts };
    }
    case 'failed': {
      const reason = record.error_message?.trim() ?? '';
      const message = reason === '' ? 'The generation failed. The media service gave no reason.' : reason;
      const named = record.error_fields ?? [];
      return {
        ...common,
        ...failedWith(message, null, named.length > 0 ? named : findMentionedFields(message, request)),
      };
    }
    case 'cancelled':
    case 'canceled':
      return { ...common, status: 'cancelled', error: null, completedAt: new Date() };
    default:
      // A status that the API does not define: the job counts as running, and the status is shown.
      return { ...common, ...readCourse(record), status: 'processing', upstreamStatus: record.status };
  }
}

/**
 * What the service says that it charged. A record repeats the submitted parameters, which the person has chosen: the same
 * cost as among them says nothing.
 */
function readCost({ cost }: LooseGenerationRecord, request: Record<string, unknown>): JobChange {
  return cost == null || cost === Number(request['cost']) ? {} : { costMicros: toMicros(cost), isCostReported: true };
}

function readCourse(record: LooseGenerationRecord): JobChange {
  return { progress: readProgress(record), preview: record.preview ?? null };
}

/** A sentence of the service, such as why a generation waits; null when it says nothing. */
function trimmedNote(note: string | null | undefined): string | null {
  const text = (note ?? '').trim();
  return text === '' ? null : text.slice(0, longestNote);
}

function resultsOf({ results }: LooseGenerationRecord) {
  return results?.filter(({ url }) => url !== '') ?? [];
}

/** The seeds in a record: of the generation, and of each result. Missing ones stay unchanged. */
export function readSeeds(record: LooseGenerationRecord): Pick<JobChange, 'seed' | 'resultSeeds'> {
  const seed = seedOf(record);
  const resultSeeds = resultsOf(record).map(seedOf);
  return {
    ...(seed === null ? {} : { seed }),
    ...(resultSeeds.some((own) => own !== null) ? { resultSeeds } : {}),
  };
}

/** The running time that a record reports; null when it is missing or impossible. */
function readRunSeconds({ started_at: started, completed_at: completed }: LooseGenerationRecord): number | null {
  if (started == null || completed == null) return null;
  const seconds = completed - started;
  return seconds >= 0 && seconds <= longestRunSeconds ? seconds : null;
}

function readUnixSeconds(seconds: number): Date | null {
  return seconds >= 0 && seconds <= lastSecond ? new Date(seconds * 1000) : null;
}
