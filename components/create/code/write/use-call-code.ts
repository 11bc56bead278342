'use client';

import { useQuery } from '@tanstack/react-query';
import { type CallStyle, callPath } from './api-call';
import type { CodeChoice } from './code-choice';
import { changeTexts, shortened, studioPaths, type PortableFile, makeFilesPortable } from './portable-files';
import { statusOptions } from '@/lib/client/status';
import type { JsonObject } from '@/lib/contract/model';
import { formatBytes } from '@/lib/contract/format-bytes';
import { withoutFreshSeeds } from '@/lib/schema-form/values/seeds';
import { modelRequest } from '@/lib/schema-form/values/model-request';
import type { RequestState } from '../../request/request-state';
import { requestCode } from './request-code';

/** The addresses of the studio's files are valid for a day; the code is refreshed before that. */
const staleMs = 60 * 60_000;

/** The current request as code. */
export type CallCodeState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; why: string; retry: () => void }
  | {
      state: 'ready';
      /** The code to run. */
      code: string;
      /** The code to show, with shortened files. */
      shown: string;
      /** The shortened addresses in it, and the full ones. */
      shortenings: { short: string; whole: string }[];
      files: PortableFile[];
      origin: string;
    };

/** The parts of the request that a call is written from. */
type WrittenRequest = Pick<RequestState, 'model' | 'values' | 'variants'>;

function bodyOf(request: WrittenRequest, style: CallStyle): JsonObject | null {
  const { model, values, variants } = request;
  if (model.id === null || model.schema === null || values === null) return null;
  const count = variants > 1 && style !== 'sync' ? { num_generations: variants } : {};
  return { ...modelRequest(model.model?.id ?? model.id, model.schema, withoutFreshSeeds(values)), ...count };
}

function short(file: PortableFile): string {
  return file.how === 'inside' ? shortened(file.address, formatBytes(file.bytes)) : file.address;
}

/** Writes the request of the form as code. Files of this studio are made portable first. */
export function useCallCode(request: WrittenRequest, { language, style }: CodeChoice): CallCodeState {
  const status = useQuery(statusOptions());
  const body = bodyOf(request, style);
  const paths = body === null ? [] : studioPaths(body);
  const portable = useQuery({
    queryKey: ['portable-files', ...paths],
    queryFn: ({ signal }) => makeFilesPortable(paths, signal),
    enabled: paths.length > 0,
    staleTime: staleMs,
    gcTime: staleMs,
    structuralSharing: false,
  });
  const { model } = request.model;
  if (body === null || model === null) return { state: 'none' };
  const failed = [status, portable].find(({ isError }) => isError);
  if (failed?.error != null) {
    return { state: 'failed', why: failed.error.message, retry: () => void failed.refetch() };
  }
  const files = paths.length === 0 ? [] : (portable.data ?? null);
  if (status.data === undefined || files === null) return { state: 'loading' };

  const origin = status.data.upstream.baseUrl;
  const write = (addressOf: (file: PortableFile) => string) => {
    const addresses = new Map(files.map((file) => [file.path, addressOf(file)]));
    const sent = changeTexts(body, (text) => addresses.get(text) ?? text);
    return requestCode({ origin, path: callPath(model), body: sent }, language, style);
  };
  return {
    state: 'ready',
    code: write(({ address }) => address),
    shown: write(short),
    shortenings: files
      .filter(({ how }) => how === 'inside')
      .map((file) => ({ short: short(file), whole: file.address })),
    files,
    origin,
  };
}
