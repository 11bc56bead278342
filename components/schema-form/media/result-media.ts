import { type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isStudioMediaPath, studioMediaId, studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import type { JobPage } from '@/lib/client/jobs/job-pages';
import { requestJson } from '@/lib/client/request';
import { studioMediaKeys, studioMediaOptions } from '@/lib/client/studio-media/studio-media';

/** A file of the studio that a form can use. */
export interface ResultMedia {
  /** Its address in a request. */
  address: string;
  media: StudioMedia;
  /** The prompt of a result; null for an upload. */
  prompt: string | null;
}

/** A page of files of one kind, newest first; `next` requests the page after, null at the end. */
export interface ResultMediaPage {
  media: ResultMedia[];
  next: string | null;
}

/** A source of files: an interface, so that a search of the library can replace the list of jobs. */
export type ResultMediaSource = (query: {
  /** Null for any. */
  kind: MediaKind | null;
  after: string | null;
  signal: AbortSignal;
}) => Promise<ResultMediaPage>;

const jobsAtOnce = 40;
/** The most pages of jobs that are read for one page of files, where most jobs have files of another kind. */
const mostPages = 5;
const enough = 12;

/**
 * The results and uploads of the studio, read from its jobs: the results of each, and the files of its request.
 *
 * @param readInfo reads a file's details; rejects when the file is gone
 */
export function createJobMediaSource(
  readPage: (before: string | null, limit: number, signal: AbortSignal) => Promise<JobPage>,
  readInfo: (id: string) => Promise<StudioMedia>,
): ResultMediaSource {
  return async ({ kind, after, signal }) => {
    const media: ResultMedia[] = [];
    let next = after;
    for (let page = 0; page < mostPages; page += 1) {
      const { jobs, nextCursor } = await readPage(next, jobsAtOnce, signal);
      const uploads = await readUploads(new Set(jobs.flatMap(({ request }) => mediaPathsIn(request))), readInfo);
      const made = jobs.flatMap(({ results, prompt }) => results.map((result) => ({ media: result, prompt })));
      const results = made.map((one): ResultMedia => ({ ...one, address: studioMediaPath(one.media.id) }));
      const ids = new Set(results.map(({ address }) => address));
      media.push(...results, ...uploads.filter(({ address }) => !ids.has(address)));
      next = nextCursor;
      if (next === null || media.filter((one) => isOfKind(one, kind)).length >= enough) break;
    }
    return { media: distinctMedia(media.filter((one) => isOfKind(one, kind))), next };
  };
}

function isOfKind({ media }: ResultMedia, kind: MediaKind | null): boolean {
  return kind === null || media.kind === kind;
}

/** Each file once, at its first position. */
export function distinctMedia(media: readonly ResultMedia[]): ResultMedia[] {
  const seen = new Set<string>();
  return media.filter(({ address }) => !seen.has(address) && seen.add(address));
}

/** Every file of the studio in a request, at any depth. */
function mediaPathsIn(value: unknown): string[] {
  if (typeof value === 'string') return isStudioMediaPath(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as JsonObject).flatMap(mediaPathsIn);
}

async function readUploads(
  paths: ReadonlySet<string>,
  readInfo: (id: string) => Promise<StudioMedia>,
): Promise<ResultMedia[]> {
  const read = await Promise.allSettled([...paths].map((path) => readInfo(studioMediaId(path) ?? '')));
  return read.flatMap((one) =>
    one.status === 'fulfilled' ? [{ address: studioMediaPath(one.value.id), media: one.value, prompt: null }] : [],
  );
}

/** Files of a kind for a picker, newest first. */
export function resultMediaOptions(client: QueryClient, kind: MediaKind | null) {
  const source = createJobMediaSource(
    (before, limit, signal) => {
      const query = new URLSearchParams({ limit: String(limit), ...(before === null ? {} : { before }) });
      return requestJson<JobPage>(`/api/studio/jobs?${query}`, { signal });
    },
    (id) => client.fetchQuery(studioMediaOptions(id)),
  );
  return infiniteQueryOptions({
    queryKey: ['result-media', kind],
    queryFn: async ({ pageParam, signal }) => {
      const page = await source({ kind, after: pageParam, signal });
      for (const { media } of page.media) client.setQueryData(studioMediaKeys.one(media.id), media);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
