'use client';

import { useQuery } from '@tanstack/react-query';
import { callPath } from './call-path';
import { type CallStyle, requestCode } from './request-code';
import type { CodeChoice } from './code-choice';
import { type PortableFile, changeTexts, makeFilesPortable, shortened, studioPaths } from './portable-files';
import { formatBytes } from '@/lib/client/format';
import { statusOptions } from '@/lib/client/status';
import type { JsonObject } from '@/lib/contract/model';
import type { useRequest } from '../../request/use-request';

/** Addresses of files that a studio gives open for a day; the code is written anew before. */
const staleMs = 60 * 60_000;

/** The present request as code, and what there is to say of it. */
export type CallCodeState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; why: string; retry: () => void }
  | {
      state: 'ready';
      /** To be run. */
      code: string;
      /** The same for the eye: whole files are shortened. */
      shown: string;
      /** What stands for what in it: shortened and whole. */
      shortenings: { short: string; whole: string }[];
      files: PortableFile[];
      origin: string;
    };

function bodyOf(request: ReturnType<typeof useRequest>, style: CallStyle): JsonObject | null {
  const { model, parts, values, variants } = request;
  if (model.id === null || model.schema === null || values === null || parts.data === undefined) return null;
  const count = variants > 1 && style !== 'sync' ? { num_generations: variants } : {};
  return {
    model: model.model?.id ?? model.id,
    ...parts.data.requestBody(model.schema, parts.data.withoutFreshSeeds(values)),
    ...count,
  };
}

function short(file: PortableFile): string {
  return file.how === 'inside' ? shortened(file.address, formatBytes(file.bytes)) : file.address;
}

/** Writes the request of the form as code. Files of this studio are made to travel first. */
export function useCallCode(request: ReturnType<typeof useRequest>, { language, style }: CodeChoice): CallCodeState {
  const status = useQuery(statusOptions());
  const body = bodyOf(request, style);
  const paths = body === null ? [] : studioPaths(body);
  const portable = useQuery({
    queryKey: ['travel', ...paths],
    queryFn: ({ signal }) => makeFilesPortable(paths, signal),
    enabled: paths.length > 0,
    staleTime: staleMs,
    gcTime: staleMs,
    structuralSharing: false,
  });
  const { model } = request.model;
  if (body === null || model === null) return { state: 'none' };
  const error = [status, portable].find(({ isError }) => isError);
  if (error?.error != null) {
    return { state: 'failed', why: error.error.message, retry: () => void error.refetch() };
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
